import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { IssuedCertificate } from '#application/read-models/learning/certificate-overview.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { shortDayText } from '#ui/school/student/learning/texts.ts';
import styles from './certificate-sheet.module.css';
import { CertificateDetails, CertificatePicture } from './certificate-details.tsx';
import { CertificateTrail } from './certificate-trail.tsx';
import { certificateNames } from './texts.ts';

/** A certificate that was issued: the page itself, its PDF, its code. */
export function CertificateSheet({
  certificate,
  children,
}: {
  certificate: IssuedCertificate;
  /** What is to be said before it is shown. */
  children: ReactNode;
}) {
  const { code, kind, grade, issuedAt, reissues, revokedAt, document } = certificate;
  const last = reissues.at(-1);
  const name = certificateNames[kind];
  return (
    <section className={styles.sheet} aria-labelledby={code}>
      <div className={styles.head}>
        <div>
          <h2 id={code}>{name}</h2>
          <p className={styles.facts}>
            Emitido el {shortDayText(issuedAt)}
            {last !== undefined && <> · reemitido el {shortDayText(last.at)}</>}
            {grade !== null && <> · nota {grade} de 20</>} ·{' '}
            <span className={styles.code}>
              código <b>{code}</b>
            </span>
          </p>
        </div>
        {revokedAt === null && (
          <div className={styles.actions}>
            <LinkButton look="primary" href={document} download>
              <Icon name="download" /> Descargar PDF
            </LinkButton>
          </div>
        )}
      </div>
      {revokedAt !== null && (
        <Notice kind="error" title={`Revocado el ${shortDayText(revokedAt)}`}>
          La escuela anuló este certificado: quien lo valide verá que ya no acredita nada.
        </Notice>
      )}
      {children}
      <CertificatePicture certificate={certificate} />
      <CertificateDetails certificate={certificate} />
      <p className={styles.facts}>
        Cualquiera puede comprobarlo en{' '}
        <Link to={`/verificacion?codigo=${encodeURIComponent(code)}`}>la página de validación</Link> o con el QR del
        documento.
      </p>
      <CertificateTrail certificate={certificate} />
    </section>
  );
}
