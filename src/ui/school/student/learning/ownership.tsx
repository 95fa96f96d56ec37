import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { Result } from '#domain/shared/result.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { TellExpiredAccess } from '#ui/school/student/expired-access/tell-expired-access.tsx';
import { needed } from '#ui/school/boot/page-module.ts';
import styles from './ownership.module.css';

/** What a page loads of a content: the content, or that it is not the student's. */
export type Owned<T> = { readonly owned: true; readonly value: T } | ({ readonly owned: false } & NotOwnedContent);

export interface NotOwnedContent {
  readonly slug: string;
  readonly title: string;
  /** Where it is sold. */
  readonly path: string;
}

/** The value of a call about a content, or where the content is sold; any other refusal becomes the error page of its status. */
export function owned<T>(result: Result<T, CallRefusal>, slug: string): Owned<T> {
  if (result.ok) return { owned: true, value: result.value };
  const { kind, data } = result.refusal;
  const { title, path } = data;
  if (kind === 'content-not-owned' && typeof title === 'string' && typeof path === 'string') {
    return { owned: false, slug, title, path };
  }
  return { owned: true, value: needed(result) };
}

/** Stands in the place of a content that is not the student's and leads to where it is sold; one that was theirs once is offered again. */
export function NotOwned({ slug, title, path }: NotOwnedContent) {
  return (
    <div className={styles.notOwned}>
      <Icon name="lock" size="large" />
      <h1>{title}</h1>
      <p>
        Este contenido todavía no es tuyo, o tu acceso terminó. En su página puedes ver qué incluye y cuánto cuesta.
      </p>
      <p className={styles.actions}>
        <LinkButton look="primary" to={path}>
          Ver «{title}»
        </LinkButton>
        <LinkButton to="/main/mis-contenidos">Ir a mis contenidos</LinkButton>
      </p>
      <TellExpiredAccess slug={slug} />
    </div>
  );
}
