import { Link } from '@tanstack/react-router'
import css from './account-frame.module.css'

/** What one agrees to by registering, and where it is said what becomes of the data. */
export function BeforeYouRegister({ terms = false }: { terms?: boolean }) {
  return (
    <p className={css.small}>
      {terms ? (
        <>
          Iscrivendoti accetti le <Link to="/vendor-terms">condizioni per i fornitori</Link>. Che cosa
          facciamo dei tuoi dati è nell’
        </>
      ) : (
        'È gratis per le coppie. Che cosa facciamo dei tuoi dati è nell’'
      )}
      <Link to="/privacy-policy">informativa sulla privacy</Link>.
    </p>
  )
}
