import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { OfficeCertificate } from '#application/read-models/learning/office-certificates.ts';
import { formatLongDay, limaDay } from '#domain/shared/dates.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { HistoryLink } from '#ui/school/staff/desk/history-link.tsx';
import { useMay } from '#ui/school/staff/desk/office-page.tsx';
import styles from '#ui/school/staff/desk/written-row.module.css';
import { CertificateForm } from './certificate-form.tsx';
import { OfficeCertificateStore } from './office-certificate-store.ts';
import { certificateKindNames } from './texts.ts';

const dayOf = (instant: string): string => formatLongDay(limaDay(new Date(instant)), { withYear: true });
const named = (holder: string, document: string): string => (document === '' ? holder : `${holder} (${document})`);

/** A certificate with its trail, and what can be done with it. */
export const CertificateRow = observer(function CertificateRow({ certificate }: { certificate: OfficeCertificate }) {
  const store = useService(OfficeCertificateStore);
  const mayCorrect = useMay('correct-certificates');
  const { code, kind, holder, holderDocument, email, title, issuedAt, revoked, reissues, present } = certificate;
  return (
    <article
      id={`certificado-${code}`}
      tabIndex={-1}
      className={styles.row}
      aria-label={`Certificado de ${holder}, ${title}`}
    >
      <div className={styles.told}>
        <div className={styles.head}>
          <p className={styles.who}>
            <strong>{named(holder, holderDocument)}</strong>
            {email !== '' && <> · {email}</>}
          </p>
        </div>
        <p>{title}</p>
        <p className={styles.who}>
          {certificateKindNames[kind]} · <time dateTime={issuedAt}>{dayOf(issuedAt)}</time>
        </p>
        {reissues.map((each) => (
          <p key={each.at} className={styles.reason}>
            Corregido el {dayOf(each.at)} por {each.by === 'staff' ? 'la escuela' : 'su titular'}; antes decía{' '}
            {named(each.formerHolder, each.formerDocument)}. Motivo: {each.reason}
          </p>
        ))}
        {revoked === null && present !== null && (
          <p className={styles.reason}>Su perfil dice ahora: {named(present.holder, present.document)}.</p>
        )}
      </div>
      <div className={styles.aside}>
        {revoked !== null && (
          <div>
            <Badge kind="warning" icon="alert">
              Anulado el {dayOf(revoked.at)}
            </Badge>
            {revoked.reason !== '' && <p className={styles.reason}>{revoked.reason}</p>}
          </div>
        )}
        <div className={styles.acts}>
          <Link to={`/verificacion?codigo=${encodeURIComponent(code)}`} className={styles.product}>
            {code}
          </Link>
          <HistoryLink kind="certificate" id={code} of={`el certificado ${code}`} />
          {mayCorrect && revoked === null && (
            <div className={styles.actions} role="group" aria-label={`Certificado ${code}`}>
              {(['correct', 'revoke'] as const).map((what) => (
                <Button
                  key={what}
                  size="small"
                  disabled={store.isBusy}
                  aria-expanded={store.open?.code === code && store.open.what === what}
                  onClick={() => store.begin(certificate, what)}
                >
                  {what === 'correct' ? 'Corregir' : 'Anular'}
                </Button>
              ))}
            </div>
          )}
        </div>
      </div>
      {store.open?.code === code && (
        <CertificateForm key={store.open.what} certificate={certificate} what={store.open.what} />
      )}
    </article>
  );
});
