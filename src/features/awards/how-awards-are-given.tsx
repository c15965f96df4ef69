import { Link } from '@tanstack/react-router'
import css from './awards.module.css'

/** What an award is worth knowing of: who decides, on what, and that it is not for sale. */
export function HowAwardsAreGiven() {
  return (
    <section className={css.how} id="come" aria-labelledby="come-titolo">
      <h2 id="come-titolo">Come li assegniamo</h2>
      <dl className={css.rules}>
        <div>
          <dt>Una volta l’anno, per categoria</dt>
          <dd>
            Un vincitore, o più d’uno ex aequo, e quando ci sono alcuni finalisti. Li sceglie la redazione,
            che scrive la motivazione: se in una categoria nessuno convince, l’award non si dà. Escono tutti
            insieme.
          </dd>
        </div>
        <div>
          <dt>Contano le recensioni</dt>
          <dd>
            La media e il numero delle recensioni, letti insieme: una sola lode non vale quanto cento. Di ogni
            recensione si vede se viene da una prenotazione fatta qui.
          </dd>
        </div>
        <div>
          <dt>Non si comprano</dt>
          <dd>
            Il piano di abbonamento e gli spazi a pagamento non contano. Chi non è più su Lovoglio non
            compare, nemmeno tra gli anni passati.
          </dd>
        </div>
        <div>
          <dt>Non cambiano l’ordine</dt>
          <dd>
            Un award si vede accanto al nome, ma nelle liste non fa salire nessuno.{' '}
            <Link to="/how-it-works" hash="ordine">
              Come ordiniamo i risultati
            </Link>
          </dd>
        </div>
      </dl>
    </section>
  )
}
