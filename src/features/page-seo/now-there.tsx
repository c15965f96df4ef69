import { Button } from '../../ui/button.tsx'
import css from './page-seo.module.css'

/** What another administrator wrote in a field while it is typed in here, to be taken with one tap. */
export function NowThere({ said, onTake }: { said: string; onTake: () => void }) {
  return (
    <span role="status" className={css.now}>
      <span>Adesso c’è: «{said}».</span>
      <Button variant="link" size="small" onClick={onTake}>
        Usa questo
      </Button>
    </span>
  )
}
