import { Link } from 'react-router-dom';

/** What is agreed to, to be read beside the form: it opens in another tab, so that nothing that was typed is lost. */
export function LegalLinks() {
  return (
    <p>
      <Link to="/terminos-condiciones" target="_blank">
        Leer los términos
      </Link>
      {' · '}
      <Link to="/politicas-privacidad" target="_blank">
        Leer la política de privacidad
      </Link>
    </p>
  );
}
