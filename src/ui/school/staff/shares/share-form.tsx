import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { ShareApi } from '#application/browser/receipts/ports/share-api.ts';
import type { OfficeShares } from '#application/read-models/receipts/month-shares.ts';
import { SHARE_RATE_WRONG, SHARE_WITHOUT_DAY, SHARE_WITHOUT_PARTY } from '#domain/receipts/shares/share-rates.ts';
import { parsePlainDate } from '#domain/shared/typed-day.ts';
import { parsePercent } from '#domain/shared/rate.ts';
import { typedPercent } from '#domain/shared/typed-amount.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Form, FormActions, FormRow } from '#ui/kit/forms/form.tsx';
import { useWrongField } from '#ui/kit/forms/led-focus.ts';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { DayField } from '#ui/kit/forms/day-field.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { typedText } from '#ui/kit/forms/typed-text.ts';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { Section } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import styles from './shares-page.module.css';

/** What was typed stays until the school has taken it. */
export function ShareForm({ choices }: Pick<OfficeShares, 'choices'>) {
  const api = useService(ShareApi);
  const again = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallRefusal | null>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [isDone, setDone] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  useWrongField(box, refusal ?? faults);
  const errorOf = (field: keyof Faults) => faults[field] ?? (refusal?.field === field ? refusal.detail : undefined);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const place = typedText(form, 'quien');
    const chosen = place === '' ? undefined : choices[Number(place)];
    const typed = { rate: typedPercent(typedText(form, 'participacion')), from: typedText(form, 'desde') };
    const found = faultsOf(chosen !== undefined, typed);
    setDone(false);
    setRefusal(null);
    setFaults(found);
    if (chosen === undefined || Object.keys(found).length > 0) return;
    setBusy(true);
    const done = await api.agree({ party: chosen.party, productId: chosen.product?.id ?? null, ...typed });
    setBusy(false);
    setRefusal(done.ok ? null : done.refusal);
    setDone(done.ok);
    if (!done.ok) return;
    form.reset();
    await again.revalidate();
  };
  const named = ['party', 'rate', 'from'].includes(refusal?.field ?? '');
  return (
    <Section title="Fijar una participación">
      {refusal !== null && !named && (
        <Notice kind="error" live>
          {refusal.detail}
        </Notice>
      )}
      {isDone && (
        <Notice kind="success" live>
          Quedó fijada. Lo anterior sigue en la lista.
        </Notice>
      )}
      <Form ref={box} className={styles.form} onSubmit={(event) => void send(event)}>
        <SelectField name="quien" label="De quién y de qué" defaultValue="" error={errorOf('party')}>
          <option value="">Elige</option>
          {choices.map(({ party, name, product }, place) => (
            <option key={place} value={place}>
              {party.kind === 'seller' ? `Vendedor: ${name}` : `${name}: ${product?.title ?? ''}`}
            </option>
          ))}
        </SelectField>
        <FormRow>
          <TextField
            name="participacion"
            label="Participación (%)"
            inputMode="decimal"
            hint="De la venta sin IGV. 0 la termina."
            error={errorOf('rate')}
          />
          <DayField name="desde" label="Desde" hint="Vale para lo vendido ese día y después." error={errorOf('from')} />
        </FormRow>
        <FormActions>
          <Button type="submit" look="primary" busy={busy && 'Fijando…'}>
            Fijar
          </Button>
        </FormActions>
      </Form>
    </Section>
  );
}

type Faults = Partial<Record<'party' | 'rate' | 'from', string>>;

/** Everything that is missing or wrong, at once. */
function faultsOf(
  isChosen: boolean,
  { rate: percent, from }: { readonly rate: string; readonly from: string },
): Faults {
  return {
    ...(!isChosen && { party: SHARE_WITHOUT_PARTY }),
    ...(!parsePercent(percent).ok && { rate: SHARE_RATE_WRONG }),
    ...(!parsePlainDate(from).ok && { from: SHARE_WITHOUT_DAY }),
  };
}
