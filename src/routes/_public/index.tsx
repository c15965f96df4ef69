import { createFileRoute, Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button.tsx'
import { Wrap } from '../../ui/wrap.tsx'

export const Route = createFileRoute('/_public/')({
  head: () => ({
    meta: [
      { title: 'Lovoglio: il matrimonio si pianifica insieme, anche senza rete' },
      {
        name: 'description',
        content: 'Attività, budget e fornitori del matrimonio in un posto solo, sui telefoni di tutti e due.',
      },
    ],
  }),
  component: () => (
    <Wrap>
      <h1>Dal primo sì al gran giorno</h1>
      <p>Scadenze, budget e fornitori insieme. Anche quando la rete non c’è.</p>
      <p>
        <Link to="/register" className={buttonClass()}>
          Inizia a pianificare
        </Link>
      </p>
    </Wrap>
  ),
})
