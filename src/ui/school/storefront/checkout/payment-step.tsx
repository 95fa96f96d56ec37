import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { consentTexts, TERMS_NEEDED } from '#domain/legal/consent.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { numbersTogether } from '#domain/shared/numbers-together.ts';
import { conjunction } from '#domain/shared/text.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { CheckboxField } from '#ui/kit/forms/checkbox-field.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import type { IconName } from '#ui/kit/controls/icon-names.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { EmailText } from '#ui/kit/layout/email-text.tsx';
import { FactList, Panel } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { RadioCards } from '#ui/kit/forms/radio-group.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { documentNames, receiptNames } from './billing-texts.ts';
import { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import { ChangeReasons, TotalChanged } from '#ui/school/storefront/cart/total-changed.tsx';
import { LegalLinks } from '#ui/school/storefront/legal/legal-links.tsx';
import { Assurances } from './assurances.tsx';
import { giftFacts } from './gift-facts.tsx';
import { GiftFormStore } from './gift-form-store.ts';
import { CheckoutStore } from './checkout-store.ts';
import type { ChosenWay } from './ways/payment-choice.ts';
import styles from './checkout-page.module.css';

const ways: Readonly<Record<ChosenWay, { readonly icon: IconName; readonly label: string; readonly hint: string }>> = {
  card: {
    icon: 'card',
    label: 'Tarjeta de crédito o débito',
    hint: 'La escribes en la página segura de la pasarela de pagos. Tu compra se activa al instante.',
  },
  yape: {
    icon: 'phone',
    label: 'Yape',
    hint: 'Con el código de aprobación de tu app, en la página segura de la pasarela. Tu compra se activa al instante.',
  },
  'cash-code': {
    icon: 'receipt',
    label: 'PagoEfectivo',
    hint: 'Te damos un código para pagar en efectivo en agentes y bodegas, o desde la app de tu banco. Tu compra se activa al pagarlo.',
  },
  deposit: {
    icon: 'bank',
    label: 'Depósito o transferencia',
    hint: 'Depositas en una de nuestras cuentas y nos envías la constancia. Activamos tu compra en 72 horas como máximo.',
  },
};

/** The school's own wallets are paid as its accounts are: whoever has one finds its name. */
function labelOf(way: ChosenWay, wallets: readonly string[]): string {
  const { label } = ways[way];
  return way === 'deposit' && wallets.length > 0 ? `${label}, también con ${conjunction(wallets)}` : label;
}

export interface PaymentStepProps {
  readonly onPlaced: (order: PlacedOrder) => void;
}

/** How to pay, what is accepted, and the last look before it. Source: PAY-1, PAY-2. */
export const PaymentStep = observer(function PaymentStep({ onPlaced }: PaymentStepProps) {
  const store = useService(CheckoutStore);
  const { cart } = useService(CartStore);
  const { priced, method, draft } = store;
  const terms = useRef<HTMLInputElement>(null);
  const place = async () => {
    const order = await store.placeOrder();
    if (order !== null) onPlaced(order);
    // What is missing is said where it is given; whoever does not see it hears nothing of it on the button.
    if (store.needsTerms) terms.current?.focus();
  };
  const total = priced === null ? '' : formatMoney(priced.net);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void place();
      }}
    >
      <BillingLook />
      {method === 'free' ? (
        <Panel>
          <p className={styles.free}>
            <Icon name="gift" />
            <span>
              <strong>Gratis.</strong> Con tu código no queda nada por pagar.
            </span>
          </p>
        </Panel>
      ) : store.choice.offered.length > 1 ? (
        <RadioCards
          label="¿Cómo quieres pagar?"
          name="method"
          options={store.choice.offered.map((value) => ({
            value,
            label: labelOf(value, store.choice.wallets),
            hint: ways[value].hint,
          }))}
          value={store.choice.way}
          onChange={(chosen) => store.choose(chosen)}
        />
      ) : (
        <Panel>
          <p className={styles.free}>
            <Icon name={ways[store.choice.way].icon} />
            <span>
              <strong>{labelOf(store.choice.way, store.choice.wallets)}.</strong> {ways[store.choice.way].hint}
            </span>
          </p>
        </Panel>
      )}
      <CheckboxField
        ref={terms}
        name="acceptsTerms"
        label={consentTexts.terms.text}
        checked={draft.acceptsTerms}
        error={store.needsTerms ? TERMS_NEEDED : null}
        onChange={(event) => store.acceptTerms(event.target.checked)}
      />
      <LegalLinks />
      <WhatStandsInTheWay />
      <FormActions>
        <Button type="submit" look="primary" size="large" busy={store.isPlacing && 'Preparando tu pedido…'}>
          {method === 'card'
            ? `Pagar ${total}`
            : method === 'deposit'
              ? `Pedir y depositar ${total}`
              : method === 'cash-code'
                ? `Pedir el código para pagar ${total}`
                : 'Confirmar mi pedido'}
        </Button>
        <LinkButton to="/pagos" look="quiet" size="large">
          Volver a mis datos
        </LinkButton>
      </FormActions>
      <Assurances way={method === 'free' ? null : store.choice.way} bought={cart.items} />
    </Form>
  );
});

const BillingLook = observer(function BillingLook() {
  const { billing } = useService(CheckoutStore).draft;
  const gift = useService(GiftFormStore).asked;
  const facts = [
    { name: receiptNames[billing.receiptType], value: numbersTogether(billing.name) },
    { name: documentNames[billing.documentType], value: billing.documentNumber },
    ...(billing.receiptType === 'factura' ? [{ name: 'Dirección', value: billing.address }] : []),
    { name: 'Correo', value: <EmailText email={billing.email} /> },
    ...(gift === null ? [] : giftFacts(gift)),
  ];
  return (
    <section className={styles.look} aria-label="Tus datos">
      <FactList facts={facts} />
      <LinkButton to="/pagos" look="quiet" size="small">
        Cambiar
      </LinkButton>
    </section>
  );
});

/** The total is never changed without saying so; a refusal says what happened and what was kept. */
const WhatStandsInTheWay = observer(function WhatStandsInTheWay() {
  const { totalChange, refusal } = useService(CheckoutStore);
  const { totals } = useService(CartStore);
  if (totalChange !== null) {
    return (
      <Notice kind="alert" title="El total cambió" live>
        <p>
          Viste {formatMoney(totalChange.from)} y ahora son <strong>{formatMoney(totalChange.to)}</strong>. No se cobró
          nada. Revisa el resumen y, si estás de acuerdo, continúa con el pago.
        </p>
        <ChangeReasons reasons={totalChange.reasons} />
      </Notice>
    );
  }
  return (
    <>
      {totals.last !== null && <TotalChanged change={totals.last} onRead={() => totals.dismiss()} />}
      {refusal !== null && <Refused refusal={refusal} />}
    </>
  );
});

function Refused({ refusal: { kind, detail } }: { refusal: CallRefusal }) {
  const isGuest = kind === 'guest-must-leave';
  return (
    <Notice kind={isGuest ? 'alert' : 'error'} title={isGuest ? 'Falta un paso' : 'No pudimos crear tu pedido'} live>
      <p>{detail}</p>
    </Notice>
  );
}
