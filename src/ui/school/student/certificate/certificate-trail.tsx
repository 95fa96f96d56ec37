import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { IssuedCertificate } from '#application/read-models/learning/certificate-overview.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { shortDayText } from '#ui/school/student/learning/texts.ts';
import type { CertificateStore } from './certificate-store.ts';
import styles from './certificate-trail.module.css';

interface Props {
  readonly certificate: IssuedCertificate;
  readonly store: CertificateStore;
}

/** Where a name is corrected, and what a certificate said before. */
export function CertificateTrail({ certificate }: Pick<Props, 'certificate'>) {
  const { correction, reissues, revokedAt } = certificate;
  return (
    <>
      {correction === null && revokedAt === null && (
        <p className={styles.hint}>
          ¿Tu nombre está mal escrito? <Link to="/main/perfil">Corrígelo en tu perfil</Link> y vuelve a esta página:
          aquí podrás regenerar el certificado.
        </p>
      )}
      {reissues.length > 0 && (
        <details className={styles.trail}>
          <summary>
            Historial de este certificado <Icon name="chevron-down" />
          </summary>
          <ul>
            {reissues.map(({ at, formerHolder, formerDocument }) => (
              <li key={at}>
                Reemitido el {shortDayText(at)}. Antes decía: {nameAndDocument(formerHolder, formerDocument)}.
              </li>
            ))}
          </ul>
          <p>Solo tú y la escuela ven los nombres anteriores. Quien lo valida ve la fecha en que se volvió a emitir.</p>
        </details>
      )}
    </>
  );
}

/** That the profile says something else than a certificate, and the way to have it made out anew. */
export const CertificateCorrection = observer(function CertificateCorrection({ certificate, store }: Props) {
  const { code, correction } = certificate;
  if (correction === null) return null;
  const says = nameAndDocument(correction.holder, correction.document);
  const problem = store.reissueProblem?.code === code ? store.reissueProblem.text : null;
  return (
    <Notice title="Tu perfil dice otra cosa" live>
      <p>Hoy tu certificado saldría a nombre de {says}.</p>
      {correction.isForStaff ? (
        <p>
          Como cambió el documento de identidad, lo revisa la escuela: <Link to="/contacto">escríbenos</Link> con el
          código del certificado.
        </p>
      ) : (
        <>
          <p>
            Conserva su código y su fecha de emisión. El documento y la validación dirán que se volvió a emitir, y desde
            cuándo.
          </p>
          {problem !== null && <p role="alert">{problem}</p>}
          <p className={styles.actions}>
            <Button
              look="primary"
              busy={store.reissuing === code && 'Regenerando…'}
              onClick={() => void store.reissue(code)}
            >
              Regenerar con mis datos actuales
            </Button>
            <LinkButton to="/main/perfil">Revisar mi perfil</LinkButton>
          </p>
        </>
      )}
    </Notice>
  );
});

/** 'Ana Quispe Rojas (DNI 44556677)'. */
function nameAndDocument(name: string, document: string): string {
  return document === '' ? name : `${name} (${document})`;
}
