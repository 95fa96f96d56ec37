import { useState } from 'react';
import type { IssuedCertificate } from '#application/read-models/learning/certificate-overview.ts';
import { academicHours } from '#domain/learning/academic-hours.ts';
import { issuerText, signerText } from '#domain/learning/certificate-signer.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { Dialog } from '#ui/kit/overlay/dialog.tsx';
import styles from './certificate-details.module.css';
import { certificateNames } from './texts.ts';

/** The page of a certificate, larger than a phone is wide when one asks for it. */
export function CertificatePicture({ certificate }: { certificate: IssuedCertificate }) {
  const [isLarge, setLarge] = useState(false);
  const { code, kind, holder, picture } = certificate;
  const name = certificateNames[kind];
  const alt = `${name} de ${holder}, código ${code}`;
  return (
    <div className={styles.page}>
      <img className={styles.picture} src={picture} width={842} height={595} alt={alt} />
      <Button onClick={() => setLarge(true)}>
        <Icon name="search" /> Ampliar
      </Button>
      <Dialog open={isLarge} onClose={() => setLarge(false)} title={name} size="large" className={styles.large}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has no pointer moves the page with the arrow keys */}
        <div className={styles.scroll} role="region" aria-label="El certificado, ampliado" tabIndex={0}>
          <img className={styles.enlarged} src={picture} width={842} height={595} alt={alt} />
        </div>
      </Dialog>
    </div>
  );
}

/** What stands on both sides of a certificate, as text. */
export function CertificateDetails({ certificate }: { certificate: IssuedCertificate }) {
  const { holder, hours, signer, syllabus } = certificate;
  return (
    <>
      <dl className={styles.facts}>
        <dt>A nombre de</dt>
        <dd>{holder}</dd>
        <dt>Duración</dt>
        <dd>{academicHours(hours)}</dd>
        {signer !== null && (
          <>
            <dt>Firma</dt>
            <dd>{signerText(signer)}</dd>
            <dt>Emite</dt>
            <dd>{issuerText(signer)}</dd>
          </>
        )}
      </dl>
      {syllabus.length > 0 && (
        <details className={styles.syllabus}>
          <summary>
            Temario, en el reverso <Icon name="chevron-down" />
          </summary>
          <ol>
            {syllabus.map(({ title, classes }, place) => (
              // Two modules may have one title.
              <li key={`${place} ${title}`}>
                <strong>{title}</strong>
                <ul>
                  {classes.map((each, at) => (
                    <li key={`${at} ${each}`}>{each}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}
