import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { GiftApi } from '#application/browser/orders/ports/gift-api.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { GiftedProduct, OpenGift } from '#application/read-models/orders/gift.ts';
import { contentPath } from '#domain/catalogue/product-kind.ts';
import type { Result } from '#domain/shared/result.ts';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { ErrorState } from '#ui/kit/feedback/states.tsx';
import { PageHead, Wrap } from '#ui/kit/layout/layout.tsx';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { GiftContents } from './gift-contents.tsx';
import { GiftStore } from './gift-store.ts';
import { WaysToAccept } from './ways-to-accept.tsx';
import styles from './gift-page.module.css';

interface Loaded {
  readonly secret: string;
  readonly gift: Result<OpenGift, CallRefusal>;
}

/** What the link of the address opens, and what of it the account has: asked without changing anything. */
export async function load(services: Services, { params }: LoadArgs): Promise<Loaded> {
  services.get(GiftStore).begin();
  await services.get(SessionKeeper).restore();
  const secret = params['secret'] ?? '';
  return { secret, gift: await services.get(GiftApi).open(secret) };
}

export function meta(): PageMeta {
  return { title: 'Un regalo para ti', description: 'Abre lo que te regalaron.', hidden: true };
}

/** `/regalo/{secret}`: what somebody was given, by whom, and the way to have it. */
export const Component = observer(function GiftPage() {
  const { secret, gift } = useLoaded<typeof load>();
  const store = useService(GiftStore);
  if (!gift.ok)
    return gift.refusal.field === 'secret' ? <Shut refusal={gift.refusal} /> : <Unreachable refusal={gift.refusal} />;
  if (store.isAccepted) return <Accepted gift={gift.value} />;
  if (store.refusal?.field === 'secret') return <Shut refusal={store.refusal} />;
  const { giverName, recipientName, message } = gift.value;
  return (
    <Wrap narrow className={styles.page}>
      <PageHead
        title={`${giverName} te hizo un regalo`}
        lead={`Para ${recipientName}. Es tuyo en cuanto lo aceptes, sin pagar nada.`}
      />
      {message !== '' && (
        <figure className={styles.words}>
          <blockquote>{message}</blockquote>
          <figcaption>{giverName}</figcaption>
        </figure>
      )}
      <GiftContents products={gift.value.products} />
      <WaysToAccept secret={secret} gift={gift.value} />
    </Wrap>
  );
});

/** Stands in for what was pressed, which is gone: whoever hears the page goes on from its name. */
function Accepted({ gift }: { readonly gift: OpenGift }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [first] = gift.products.filter(({ title }) => !gift.owned.includes(title));
  return (
    <Wrap narrow className={styles.page}>
      <div className={styles.done}>
        <Icon name="gift" size="large" />
        <h1 ref={heading} tabIndex={-1}>
          Ya es tuyo
        </h1>
        <p>Aceptaste el regalo de {gift.giverName}. Lo encuentras en Mis contenidos cuando quieras.</p>
        <div className={styles.actions}>
          <LinkButton to={wayTo(first)} look="primary" size="large">
            Empezar ahora
          </LinkButton>
          <LinkButton to="/main/mis-contenidos" size="large">
            Ir a mis contenidos
          </LinkButton>
        </div>
      </div>
    </Wrap>
  );
}

function wayTo(product: GiftedProduct | undefined): string {
  return product === undefined ? '/main/mis-contenidos' : contentPath(product.kind, product.slug);
}

/** The link opens nothing any more, or never did. */
function Shut({ refusal }: { readonly refusal: CallRefusal }) {
  const isOpened = refusal.kind === 'gift-opened';
  return (
    <Wrap narrow className={styles.page}>
      <PageHead
        title={isOpened ? 'Este regalo ya se abrió' : 'No encontramos este regalo'}
        lead={isOpened ? 'Si fuiste tú, lo encuentras en Mis contenidos.' : refusal.detail}
      />
      <div className={styles.actions}>
        <LinkButton to="/main/mis-contenidos" look="primary">
          Ir a mis contenidos
        </LinkButton>
        <LinkButton to="/">Ir al inicio</LinkButton>
      </div>
    </Wrap>
  );
}

function Unreachable({ refusal }: { readonly refusal: CallRefusal }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Wrap narrow className={styles.page}>
      <ErrorState
        level={1}
        title="No pudimos abrir tu regalo"
        onRetry={() => void revalidate()}
        retrying={state === 'loading'}
        kept="El regalo sigue guardado: su enlace no vence."
      >
        <p>{refusal.detail}</p>
      </ErrorState>
    </Wrap>
  );
}
