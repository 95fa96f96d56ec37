import { observer } from 'mobx-react-lite';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import { type MyCertificate, myCertificates } from '#application/read-models/home/my-certificate.ts';
import { academicHours } from '#domain/learning/academic-hours.ts';
import { missingNames } from '#domain/accounts/user.ts';
import { ownNameTexts } from '#domain/accounts/registration-texts.ts';
import { conjunction } from '#domain/shared/text.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { EmptyState, Notice } from '#ui/kit/feedback/states.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { PageHead } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { needed, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { certificateNames } from '#ui/school/student/certificate/texts.ts';
import { shortDayText } from '#ui/school/student/learning/texts.ts';
import styles from './my-certificates-page.module.css';

export async function load(services: Services): Promise<readonly MyCertificate[]> {
  return needed(await services.get(Reads).ask(myCertificates));
}

export function meta(): PageMeta {
  return { title: 'Mis certificados', description: '', hidden: true };
}

/** Every certificate of the student, also of contents that they no longer have. Source: CERT-1. */
export function Component() {
  const certificates = useLoaded<typeof load>();
  if (certificates.length === 0) return <NoneYet />;
  return (
    <>
      <PageHead title="Mis certificados" lead="Son tuyos para siempre, aunque tu acceso al contenido termine." />
      <NamesMissing />
      <ul className={styles.list}>
        {certificates.map((certificate) => (
          <li key={certificate.code}>
            <Certificate certificate={certificate} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Certificate({ certificate }: { certificate: MyCertificate }) {
  const { code, kind, grade, title, slug, hours, issuedAt, revokedAt, document } = certificate;
  const which = (
    <VisuallyHidden>
      : {certificateNames[kind]}, {title}
    </VisuallyHidden>
  );
  return (
    <article className={styles.certificate} aria-labelledby={code}>
      <Icon name="certificate" size="large" />
      <div className={styles.what}>
        <p className={styles.kind}>{certificateNames[kind]}</p>
        <h2 id={code}>{title}</h2>
        <p className={styles.facts} data-numbers>
          {shortDayText(issuedAt)} · {academicHours(hours)}
          {grade !== null && <> · nota {grade} de 20</>}
        </p>
        <p className={styles.facts}>
          Código <span className={styles.code}>{code}</span>
        </p>
        {revokedAt !== null && <Badge kind="danger">Revocado el {shortDayText(revokedAt)}</Badge>}
      </div>
      <div className={styles.actions}>
        {revokedAt === null && (
          <LinkButton look="primary" href={document} download>
            <Icon name="download" /> PDF{which}
          </LinkButton>
        )}
        <LinkButton to={`/main/contenido/${slug}/certificado`}>Ver{which}</LinkButton>
      </div>
    </article>
  );
}

/** Whoever bought without an account left an address and the name of a receipt: what they earn waits for the rest, and nothing said so here. Source: CERT-1. */
const NamesMissing = observer(function NamesMissing() {
  const { user } = useService(SessionStore);
  const missing = user === null ? [] : missingNames(user);
  if (missing.length === 0) return null;
  return (
    <div className={styles.missing}>
      <Notice kind="alert" title="Tus certificados esperan tu nombre completo">
        <p>
          En tu perfil {missing.includes('givenNames') ? 'faltan' : 'falta'}{' '}
          {conjunction(missing.map((name) => ownNameTexts[name]))}. Al guardar tu nombre se emiten los que ya te
          ganaste.
        </p>
        <p className={styles.way}>
          <LinkButton to="/main/perfil">Completar mi perfil</LinkButton>
        </p>
      </Notice>
    </div>
  );
});

function NoneYet() {
  return (
    <>
      <PageHead title="Mis certificados" />
      <NamesMissing />
      <EmptyState
        icon="certificate"
        title="Todavía no tienes certificados"
        actions={
          <LinkButton look="primary" to="/main/mis-contenidos">
            Ir a mis contenidos
          </LinkButton>
        }
      >
        <p>El primero se emite solo cuando completas todas las clases de un contenido que lo ofrece.</p>
      </EmptyState>
    </>
  );
}
