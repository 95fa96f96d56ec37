import type { BillingField, BillingRecord, ReceiptType } from '#domain/orders/billing-record.ts';
import type { DocumentType } from '#domain/orders/identity-document.ts';
import { FormRow } from '#ui/kit/forms/form.tsx';
import { RadioCards } from '#ui/kit/forms/radio-group.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { documentNames } from './billing-texts.ts';

const receipts = [
  { value: 'boleta', label: 'Boleta', hint: 'A nombre de una persona, con DNI, carné de extranjería o pasaporte' },
  { value: 'factura', label: 'Factura', hint: 'A nombre de quien tiene RUC' },
] as const satisfies readonly { value: ReceiptType; label: string; hint: string }[];

const personDocuments = ['DNI', 'CE', 'passport'] as const;

export interface BillingFieldsProps {
  readonly billing: BillingRecord;
  readonly problems: Partial<Record<BillingField, string>>;
  /** Null: the e-mail is not asked for. */
  readonly emailHint: string | null;
  /** Asks for the kind of receipt, in other words than a buyer's. */
  readonly question?: string;
  readonly onType: (change: Partial<BillingRecord>) => void;
  readonly onReceipt: (type: ReceiptType) => void;
}

/** Whom a receipt is made out to: a person for a boleta, whoever has a RUC for a factura. */
export function BillingFields(props: BillingFieldsProps) {
  const { billing, emailHint, question = '¿Qué comprobante necesitas?', onReceipt } = props;
  return (
    <>
      <RadioCards
        label={question}
        name="receiptType"
        options={receipts}
        value={billing.receiptType}
        onChange={onReceipt}
      />
      {billing.receiptType === 'boleta' ? <PersonFields {...props} /> : <CompanyFields {...props} />}
      {emailHint !== null && (
        <Typed {...props} field="email" label="Correo" hint={emailHint} type="email" autoComplete="email" />
      )}
    </>
  );
}

function PersonFields(props: BillingFieldsProps) {
  const { billing, onType } = props;
  return (
    <>
      <FormRow>
        <SelectField
          label="Documento"
          name="documentType"
          value={billing.documentType}
          onChange={(event) => onType({ documentType: event.target.value as DocumentType })}
        >
          {personDocuments.map((type) => (
            <option key={type} value={type}>
              {documentNames[type]}
            </option>
          ))}
        </SelectField>
        <Typed
          {...props}
          field="documentNumber"
          label="Número"
          inputMode={billing.documentType === 'DNI' ? 'numeric' : 'text'}
          maxLength={20}
        />
      </FormRow>
      <Typed {...props} field="name" label="Nombres y apellidos" autoComplete="name" />
    </>
  );
}

function CompanyFields(props: BillingFieldsProps) {
  return (
    <>
      <Typed {...props} field="documentNumber" label="RUC" inputMode="numeric" maxLength={20} />
      <Typed {...props} field="name" label="Razón social" autoComplete="organization" />
      <Typed {...props} field="address" label="Dirección fiscal" autoComplete="street-address" />
    </>
  );
}

interface TypedProps extends BillingFieldsProps {
  readonly field: Exclude<BillingField, 'documentType'>;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'email';
  readonly inputMode?: 'numeric' | 'text';
  readonly autoComplete?: string;
  readonly maxLength?: number;
}

function Typed(props: TypedProps) {
  const {
    field,
    autoComplete = 'off',
    billing,
    problems,
    emailHint: _hint,
    question: _question,
    onType,
    onReceipt: _other,
    ...rest
  } = props;
  return (
    <TextField
      {...rest}
      name={field}
      autoComplete={autoComplete}
      value={billing[field]}
      error={problems[field] ?? null}
      onChange={(event) => onType({ [field]: event.target.value })}
    />
  );
}
