import { observer } from 'mobx-react-lite';
import { LONGEST_GIFT_MESSAGE, type GiftField } from '#domain/orders/gift.ts';
import { giftProblemText, notGivableText } from '#domain/orders/gift-texts.ts';
import { CheckboxField } from '#ui/kit/forms/checkbox-field.tsx';
import { FormRow } from '#ui/kit/forms/form.tsx';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import { DayField } from '#ui/kit/forms/day-field.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { GiftFormStore } from './gift-form-store.ts';
import styles from './gift-fields.module.css';

/** Whether it is a gift, for whom, what its letter says and when it goes out. */
export const GiftFields = observer(function GiftFields() {
  const store = useService(GiftFormStore);
  return (
    <fieldset className={styles.gift} data-open={store.isGift || undefined}>
      <legend className={styles.legend}>¿Para quién es?</legend>
      <CheckboxField
        name="isGift"
        label="Es un regalo"
        hint="Le escribimos a quien lo recibe el día que elijas. Todo tu carrito va en el regalo."
        checked={store.isTicked}
        aria-busy={store.isTurning}
        onChange={(event) => void store.turn(event.target.checked)}
      />
      {store.refusal !== null && (
        <Notice kind="error" title="No pudimos cambiarlo" live>
          <p>{store.refusal.detail}</p>
        </Notice>
      )}
      {store.isGift && <Recipient />}
    </fieldset>
  );
});

const Recipient = observer(function Recipient() {
  const store = useService(GiftFormStore);
  const { days, notGivable, typed } = store;
  return (
    <>
      {notGivable !== null && (
        <Notice kind="alert" title="Esto no se puede regalar" live>
          <p>{notGivableText(notGivable)}</p>
        </Notice>
      )}
      <FormRow>
        <Typed field="recipientName" label="Nombre de quien lo recibe" />
        <Typed field="recipientEmail" label="Su correo" type="email" inputMode="email" />
      </FormRow>
      <TextArea
        label="Tu mensaje"
        name="message"
        optional
        hint={`Sale en la carta tal como lo escribes, hasta ${LONGEST_GIFT_MESSAGE} letras.`}
        value={typed.message}
        error={errorOf(store, 'message')}
        onChange={(event) => store.type({ message: event.target.value })}
      />
      <FormRow>
        <Typed
          field="sendOn"
          label="Día de la carta"
          type="date"
          min={days.first}
          max={days.last}
          hint={'Si es otro día, sale a las 9:00\u00A0a.\u00A0m. de Lima.'}
        />
        <Typed field="giverName" label="De parte de" hint="Así firmamos la carta." />
      </FormRow>
    </>
  );
});

interface TypedProps {
  readonly field: Exclude<GiftField, 'message'>;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'email' | 'date';
  readonly inputMode?: 'email';
  readonly min?: string;
  readonly max?: string;
}

const Typed = observer(function Typed({ field, type, ...rest }: TypedProps) {
  const store = useService(GiftFormStore);
  const Control = type === 'date' ? DayField : TextField;
  return (
    <Control
      {...rest}
      {...(type === 'email' && { type })}
      name={field}
      autoComplete="off"
      value={store.typed[field]}
      error={errorOf(store, field)}
      onChange={(event) => store.type({ [field]: event.target.value })}
    />
  );
});

function errorOf({ problems }: GiftFormStore, field: GiftField): string | null {
  const problem = problems[field];
  return problem === undefined ? null : giftProblemText(problem, field);
}
