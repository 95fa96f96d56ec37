import type { ReactNode } from 'react';
import type { ValidatedCertificate } from '#application/read-models/learning/validated-certificate.ts';
import { cataloguePartOf } from '#domain/catalogue/catalogue-menu.ts';
import { isProductKind } from '#domain/catalogue/product-kind.ts';
import { dayOfIssue } from '#domain/learning/certificate.ts';
import { issuerText, signerText } from '#domain/learning/certificate-signer.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { academicHours } from '#domain/learning/academic-hours.ts';
import { classNames } from '#ui/kit/layout/class-names.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { FactList } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import styles from './found-certificate.module.css';

/** A certificate that exists, valid or revoked, with what it says. */
export function FoundCertificate({ certificate }: { certificate: ValidatedCertificate }) {
  const { state, kind, holder, isMoved, reissuedAt, revokedAt } = certificate;
  const issued = isMoved ? 'lo emitió en su plataforma anterior' : 'lo emitió';
  const isValid = state === 'valid';
  const { identity } = useService(SiteSettings);
  return (
    <section className={classNames(styles.found, isValid ? styles.valid : styles.revoked)}>
      <div className={styles.state}>
        <Icon name={isValid ? 'check-circle' : 'error'} size="large" />
        <div>
          <h2>{isValid ? 'Certificado válido' : 'Certificado revocado'}</h2>
          <p>
            {isValid
              ? `${identity.name} ${issued} y sigue vigente.`
              : `${identity.name} ${issued} y lo anuló${revokedAt === null ? '' : ` el ${dayOfIssue(new Date(revokedAt))}`}. Ya no acredita nada.`}
          </p>
          {reissuedAt !== null && (
            <p>
              Se volvió a emitir el {dayOfIssue(new Date(reissuedAt))} con los datos de su titular corregidos: una copia
              anterior con este código puede llevar otro nombre. Vale lo que ves aquí.
            </p>
          )}
        </div>
      </div>
      <div className={styles.body}>
        <p className={styles.kind}>
          {kind === 'approval' ? 'Certificado de aprobación' : 'Certificado de participación'}
        </p>
        <p className={styles.holder}>{holder}</p>
        <FactList facts={factsOf(certificate)} />
      </div>
    </section>
  );
}

function factsOf({ product, hours, grade, signer, issuedAt, reissuedAt, code }: ValidatedCertificate) {
  const facts: { name: string; value: ReactNode }[] = [
    { name: isProductKind(product.kind) ? cataloguePartOf(product.kind).one : 'Contenido', value: product.title },
    { name: 'Duración', value: academicHours(hours) },
  ];
  if (grade !== null) facts.push({ name: 'Nota', value: `${grade} de 20` });
  facts.push({ name: 'Emitido', value: dayOfIssue(new Date(issuedAt)) });
  if (reissuedAt !== null) facts.push({ name: 'Reemitido', value: dayOfIssue(new Date(reissuedAt)) });
  if (signer !== null)
    facts.push({ name: 'Firma', value: signerText(signer) }, { name: 'Emite', value: issuerText(signer) });
  facts.push({ name: 'Código', value: <span data-numbers>{code}</span> });
  return facts;
}
