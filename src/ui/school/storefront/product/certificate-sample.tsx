import type { ProductDetails } from '#domain/catalogue/product.ts';
import { academicHours } from '#domain/learning/academic-hours.ts';
import { Link } from 'react-router-dom';
import styles from './certificate-sample.module.css';

/** What the certificate of a product looks like: the very page that is issued, with words in place of a name. Source: decisions.md, Certificates. */
export function CertificateSample({ product }: { product: ProductDetails }) {
  const kind = product.hasExam ? 'Certificado de aprobación' : 'Certificado de participación';
  return (
    <section className={styles.part} id="certificado" tabIndex={-1}>
      <h2>Tu certificado</h2>
      <figure className={styles.figure}>
        <img
          className={styles.sheet}
          src={`/certificados/${product.slug}.svg`}
          width={842}
          height={595}
          loading="lazy"
          alt={`Muestra del ${kind.toLowerCase()} de «${product.title}», con ${academicHours(product.certificateHours)}`}
        />
        <figcaption>
          {kind}: lo obtienes al completar el 100 % de las clases
          {product.hasExam ? ' y aprobar los exámenes, y lleva tu nota' : ''}. Su código y su QR permiten que cualquiera{' '}
          <Link to="/verificacion">compruebe que es auténtico</Link>.
        </figcaption>
      </figure>
    </section>
  );
}
