import { Link } from 'react-router-dom';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { newsConsent } from '#domain/legal/news-consent.ts';
import { catalogueParts } from '#domain/catalogue/catalogue-menu.ts';
import { Wrap } from '#ui/kit/layout/layout.tsx';
import { Logo } from '#ui/kit/controls/logo.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { PrivacyPreferences } from '#ui/school/layouts/consent/privacy-preferences.tsx';
import { PageMap } from '#ui/school/boot/page-map.ts';
import { NewsForm } from './news-form.tsx';
import { SocialLinks } from './social-links.tsx';
import styles from './footer.module.css';

interface FooterLink {
  readonly to: string;
  readonly label: string;
}

const schoolLinks: readonly FooterLink[] = [
  { to: '/verificacion', label: 'Validar certificado' },
  { to: '/comprobante', label: 'Validar comprobante' },
  { to: '/nosotros', label: 'Nosotros' },
  { to: '/contacto', label: 'Contacto' },
  { to: '/ayuda', label: 'Ayuda' },
  { to: '/pro', label: 'Planes Pro' },
  { to: '/empresas', label: 'Para empresas' },
  { to: '/unete', label: 'Únete a la escuela' },
  { to: '/carrito', label: 'Carrito' },
];

const legalLinks: readonly FooterLink[] = [
  { to: '/terminos-condiciones', label: 'Términos y condiciones' },
  { to: '/politicas-privacidad', label: 'Política de privacidad' },
];

/** The complaints book, which the law wants in sight on every page (facts/peru.md, section 5). */
const complaints = '/reclamaciones';

/** The footer of the public pages. Source: LAY-9, NEWS-1. */
export function Footer() {
  const { years, identity, logo } = useService(SiteSettings);
  const pages = useService(PageMap);
  const present = (links: readonly FooterLink[]) => links.filter(({ to }) => pages.has(to));
  return (
    <footer className={styles.footer}>
      <div className={styles.band} aria-hidden />
      <Wrap>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Link to="/" className={styles.home} aria-label={`${identity.name}, inicio`}>
              <Logo name={identity.name} image={logo} />
            </Link>
            <p>{identity.statement}</p>
            <SocialLinks />
          </div>
          <nav aria-labelledby="pie-catalogo">
            <h2 id="pie-catalogo">Catálogo</h2>
            <ul className={styles.links}>
              {catalogueParts.map(({ kind, title, path }) => (
                <li key={kind}>
                  <Link to={path}>{title}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="pie-escuela">
            <h2 id="pie-escuela">La escuela</h2>
            <ul className={styles.links}>
              {present(schoolLinks).map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
            {pages.has(complaints) && (
              <Link to={complaints} className={styles.complaints}>
                <Icon name="book-open" size="medium" />
                Libro de Reclamaciones
              </Link>
            )}
          </nav>
          <section aria-labelledby="pie-novedades" className={styles.news}>
            <h2 id="pie-novedades">Novedades</h2>
            <p>{newsConsent.text}</p>
            <NewsForm />
          </section>
        </div>
        <div className={styles.line}>
          <p>
            © {years} {identity.name}. Los precios incluyen el IGV cuando corresponde.
          </p>
          <ul className={styles.legal}>
            {present(legalLinks).map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            <li>
              <PrivacyPreferences />
            </li>
          </ul>
        </div>
      </Wrap>
    </footer>
  );
}
