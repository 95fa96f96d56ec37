import { useMemo } from 'react';
import { Form } from 'react-router-dom';
import { ReceiptCheck } from '#application/browser/receipts/ports/receipt-check.ts';
import type { CheckedReceipt, ReceiptQuestion } from '#application/read-models/receipts/checked-receipt.ts';
import type { TaxState } from '#domain/receipts/receipt.ts';
import { numbersTogether } from '#domain/shared/numbers-together.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { fieldId, FormErrors, type FormProblem } from '#ui/kit/forms/form-errors.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { DayField } from '#ui/kit/forms/day-field.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { useAskedFields } from '#ui/kit/forms/use-asked-fields.ts';
import { PageHead, Wrap } from '#ui/kit/layout/layout.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { Beside } from '#ui/school/storefront/fronts/front-part.tsx';
import styles from './receipt-check-page.module.css';
import { WhereItStands } from './where-it-stands.tsx';

/** What came of a check; null: nothing was asked yet. */
type Answer =
  | { readonly kind: 'missing'; readonly problems: readonly FormProblem[] }
  | { readonly kind: 'found'; readonly receipt: CheckedReceipt }
  | { readonly kind: 'refused'; readonly detail: string; readonly problems: readonly FormProblem[] }
  | null;

interface Loaded {
  /** As it was typed. */
  readonly typed: ReceiptQuestion;
  readonly answer: Answer;
}

const longest = 40;

/** What can be looked for, as its form and its address say it, and as a sentence does. */
const types = [
  { type: 'boleta', inAddress: 'boleta', name: 'Boleta', inWords: 'la boleta' },
  { type: 'factura', inAddress: 'factura', name: 'Factura', inWords: 'la factura' },
  { type: 'credit-note', inAddress: 'nota-de-credito', name: 'Nota de crédito', inWords: 'la nota de crédito' },
] as const;

export async function load(services: Services, { url }: LoadArgs): Promise<Loaded> {
  const said = (name: string): string => (url.searchParams.get(name) ?? '').slice(0, longest);
  const type = types.find(({ inAddress }) => inAddress === said('tipo'))?.type ?? 'boleta';
  const typed = { type, code: said('numero'), day: said('fecha'), total: said('total') };
  return { typed, answer: url.searchParams.has('numero') ? await answerTo(services, typed) : null };
}

const missing = {
  code: 'Escribe la serie y el número.',
  day: 'Elige la fecha de emisión.',
  total: 'Escribe el importe total.',
} as const;

async function answerTo(services: Services, typed: ReceiptQuestion): Promise<Answer> {
  const problems = (Object.keys(missing) as (keyof typeof missing)[])
    .filter((field) => typed[field].trim() === '')
    .map((field) => ({ field, message: missing[field] }));
  if (problems.length > 0) return { kind: 'missing', problems };
  const found = await services.get(ReceiptCheck).ask(typed);
  if (found.ok) return { kind: 'found', receipt: found.value };
  const { field, detail } = found.refusal;
  return { kind: 'refused', detail, problems: field === null ? [] : [{ field, message: detail }] };
}

export function meta({ answer }: Loaded): PageMeta {
  return {
    title: 'Consultar un comprobante',
    description:
      'Comprueba si la escuela emitió una boleta, una factura o una nota de crédito, con su número, fecha y total.',
    canonical: '/comprobante',
    hidden: answer !== null,
  };
}

/** What the ids of the form's fields begin with. */
const ids = 'consultar';

/** Whether the school issued a receipt, for anyone, with or without script. Source: facts/peru.md, section 2.4. */
export function Component() {
  const loaded = useLoaded<typeof load>();
  const { typed, answer } = loaded;
  const tipo = types.find(({ type }) => type === typed.type)?.inAddress ?? types[0].inAddress;
  const form = useAskedFields({ tipo, numero: typed.code, fecha: typed.day, total: typed.total });
  // A new list for each asking, so that it takes the focus again.
  const problems = useMemo(() => problemsOf(loaded.answer), [loaded]);
  const errorOf = (name: string) => problems.find(({ field }) => field === name)?.message;
  return (
    <Wrap>
      <PageHead
        title="Consultar un comprobante"
        lead="Escribe lo que dice el comprobante y te decimos si la escuela lo emitió."
      />
      <Beside aside={<WhereItStands />}>
        <Form method="get" action="/comprobante" ref={form} className={styles.form} noValidate>
          <FormErrors problems={problems} ids={ids} />
          <SelectField id={fieldId(ids, 'type')} name="tipo" label="Tipo" defaultValue={tipo}>
            {types.map(({ inAddress, name }) => (
              <option key={inAddress} value={inAddress}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            id={fieldId(ids, 'code')}
            name="numero"
            label="Serie y número"
            hint="Por ejemplo: B001-25."
            error={errorOf('code')}
            defaultValue={typed.code}
            maxLength={longest}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <DayField
            id={fieldId(ids, 'day')}
            name="fecha"
            label="Fecha de emisión"
            error={errorOf('day')}
            defaultValue={typed.day}
          />
          <TextField
            id={fieldId(ids, 'total')}
            name="total"
            label="Importe total"
            prefix="S/."
            inputMode="decimal"
            error={errorOf('total')}
            defaultValue={typed.total}
            maxLength={longest}
            autoComplete="off"
          />
          <Button type="submit" look="primary" size="large">
            Consultar
          </Button>
        </Form>
        <div aria-live="polite" className={styles.answer}>
          {answer?.kind === 'found' && <Found receipt={answer.receipt} />}
          {/* What is wrong with a field stands there: then nothing was looked for. */}
          {answer?.kind === 'refused' && answer.problems.length === 0 && (
            <Notice kind="error" title="No encontramos ese comprobante">
              <p>{answer.detail}</p>
            </Notice>
          )}
        </div>
      </Beside>
    </Wrap>
  );
}

function problemsOf(answer: Answer): readonly FormProblem[] {
  return answer === null || answer.kind === 'found' ? [] : answer.problems;
}

const stateTexts: Readonly<Record<TaxState, string>> = {
  'not-sent': 'Todavía no consta que la SUNAT la haya aceptado.',
  accepted: 'La SUNAT la aceptó.',
  rejected: 'La SUNAT la rechazó: no tiene validez tributaria.',
};

/** What is said of one whose note the tax authority has not accepted. */
const annullingTexts: Readonly<Record<Exclude<TaxState, 'accepted'>, (note: string) => string>> = {
  'not-sent': (note) => `Todavía no consta que la SUNAT haya aceptado la nota de crédito ${note}, que la anula`,
  rejected: (note) => `La SUNAT no aceptó la nota de crédito ${note}, que la anula, y la escuela corrige esa nota`,
};

function Found({ receipt }: { receipt: CheckedReceipt }) {
  const { type, code, issuer, taxState, replacedBy, annulledBy, annulling } = receipt;
  const name = types.find((each) => each.type === type)?.inWords;
  return (
    <Notice
      kind={
        taxState === 'rejected' || replacedBy !== null || (annulledBy ?? annulling) !== undefined ? 'alert' : 'success'
      }
      title={titleOf(receipt)}
    >
      <p>
        {issuer.legalName} {numbersTogether(`(RUC ${issuer.ruc})`)} emitió {name} {code} con esa fecha y ese total.{' '}
        {replacedBy !== null && taxState === 'not-sent' ? '' : stateTexts[taxState]}
        {replacedBy !== null && ` La reemplaza ${replacedBy}.`}
        {annulledBy !== undefined && ` La escuela la anuló después con la nota de crédito ${annulledBy}.`}
        {annulling !== undefined &&
          ` ${annullingTexts[annulling.taxState](annulling.note)}: mientras tanto, ${name} sigue vigente.`}
      </p>
    </Notice>
  );
}

function titleOf({ replacedBy, annulledBy, annulling }: CheckedReceipt): string {
  if (replacedBy !== null) return 'Este comprobante ya no vale: fue reemplazado';
  if (annulledBy !== undefined) return 'Este comprobante ya no vale: fue anulado';
  return annulling === undefined ? 'Este comprobante existe' : 'Este comprobante existe y está por anularse';
}
