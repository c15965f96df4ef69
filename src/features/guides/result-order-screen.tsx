import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button.tsx'
import { Wrap } from '../../ui/frame/wrap.tsx'
import css from './how-it-works.module.css'
import { ResultOrder } from './result-order.tsx'

/** How results are ordered, on a page of its own, as the law asks. */
export function ResultOrderScreen() {
  return (
    <Wrap className={css.page}>
      <header>
        <h1 className={css.h1}>Come ordiniamo i risultati</h1>
        <p className={css.lead}>
          Chi cerca un fornitore ha diritto di sapere perché uno viene prima di un altro. Ecco tutto, con i
          numeri.
        </p>
      </header>
      <ResultOrder />
      <div className={css.actions}>
        <Link to="/fornitori" className={buttonClass()}>
          Guarda i fornitori
        </Link>
      </div>
    </Wrap>
  )
}
