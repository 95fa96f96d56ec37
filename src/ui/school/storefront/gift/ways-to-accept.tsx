import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { OpenGift } from '#application/read-models/orders/gift.ts';
import { underWayPath } from '#domain/orders/order-under-way.ts';
import { withQuery } from '#domain/shared/query-string.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { CheckboxField } from '#ui/kit/forms/checkbox-field.tsx';
import { FormActions } from '#ui/kit/forms/form.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { EmailText } from '#ui/kit/layout/email-text.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { numbered } from '#domain/shared/numbers-together.ts';
import { GiftStore } from './gift-store.ts';
import styles from './gift-page.module.css';

interface GiftProps {
  readonly secret: string;
  readonly gift: OpenGift;
}

/** How whoever has the link gets the gift: signed in by one press, else by signing in or opening an account, which lead back here. */
export const WaysToAccept = observer(function WaysToAccept(props: GiftProps) {
  const { user } = useService(SessionStore);
  const { gift, secret } = props;
  if (user === null) return <SignInFirst secret={secret} />;
  if (gift.beingPaid !== null) return <BeingPaid beingPaid={gift.beingPaid} />;
  if (gift.owned.length === gift.products.length) return <AllOwned email={user.email} />;
  return (
    <>
      <p className={styles.account}>
        Lo aceptas con la cuenta <EmailText email={user.email} end="." />
      </p>
      <AcceptIt {...props} />
      <OtherAccount />
    </>
  );
});

const AcceptIt = observer(function AcceptIt({ secret, gift: { owned } }: GiftProps) {
  const store = useService(GiftStore);
  const [knowing, setKnowing] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { refusal } = store;
  const press = () => {
    const mustKnow = owned.length > 0 && !knowing;
    setMissing(mustKnow);
    if (!mustKnow) void store.accept(secret, knowing);
  };
  return (
    <>
      {owned.length > 0 && (
        <Notice kind="alert" title="Ya tienes una parte de este regalo">
          <p>Con esta cuenta ya tienes {named(owned)}. Si aceptas, recibes solo lo demás, y esa parte se pierde.</p>
          <CheckboxField
            name="knowing"
            label="Lo sé: acepto solo lo demás"
            checked={knowing}
            error={isMissing ? 'Marca esta casilla para aceptar, o pásale el enlace a otra persona.' : null}
            onChange={(event) => {
              setKnowing(event.target.checked);
              setMissing(false);
            }}
          />
        </Notice>
      )}
      {refusal !== null && (
        <Notice kind="error" title="No pudimos darte el regalo" live>
          <p>{refusal.detail}</p>
        </Notice>
      )}
      <FormActions>
        <Button look="primary" size="large" busy={store.isBusy && 'Aceptando…'} onClick={press}>
          Aceptar el regalo
        </Button>
      </FormActions>
    </>
  );
});

function SignInFirst({ secret }: { readonly secret: string }) {
  const redirect = `/regalo/${secret}`;
  return (
    <section className={styles.ways} aria-label="Cómo aceptarlo">
      <p>Para aceptarlo, ingresa con tu cuenta o crea una. Después vuelves aquí: tu regalo te espera.</p>
      <FormActions>
        <LinkButton look="primary" size="large" to={withQuery('/registro', { redirect })}>
          Crear mi cuenta
        </LinkButton>
        <LinkButton size="large" to={withQuery('/login', { redirect })}>
          Ya tengo cuenta: ingresar
        </LinkButton>
      </FormActions>
    </section>
  );
}

/** Nothing of it would be new to the account: accepting would lose it. */
function AllOwned({ email }: { readonly email: string }) {
  return (
    <>
      <Notice kind="alert" title="Ya lo tienes">
        <p>
          La cuenta <EmailText email={email} /> ya tiene todo lo que trae este regalo, así que no se puede aceptar con
          ella. El regalo sigue sin abrir: puedes pasarle el enlace a otra persona.
        </p>
      </Notice>
      <OtherAccount />
    </>
  );
}

function BeingPaid({ beingPaid: { title, order } }: { readonly beingPaid: NonNullable<OpenGift['beingPaid']> }) {
  return (
    <>
      <Notice kind="alert" title="Ya lo estás pagando">
        <p>
          Tu pedido {numbered(order.number)} incluye «{title}» y todavía no se decide. Espera su resultado: el regalo
          sigue sin abrir.
        </p>
      </Notice>
      <FormActions>
        <LinkButton to={underWayPath(order)}>Ver el pedido {numbered(order.number)}</LinkButton>
      </FormActions>
      <OtherAccount />
    </>
  );
}

/** A gift is whoever's opens it: another account of this device may. */
function OtherAccount() {
  const session = useService(SessionStore);
  const { revalidate } = useRevalidator();
  const change = async () => {
    await session.signOut();
    await revalidate();
  };
  return (
    <p>
      <Button look="quiet" onClick={() => void change()}>
        Usar otra cuenta
      </Button>
    </p>
  );
}

function named(titles: readonly string[]): string {
  return titles.map((title) => `«${title}»`).join(', ');
}
