import { observer } from 'mobx-react-lite';
import type { ProductChoices } from '#application/read-models/office/products/edited-product.ts';
import { type ProductKind, productPath } from '#domain/catalogue/product-kind.ts';
import { modalityNames } from '#domain/catalogue/modality-names.ts';
import { type Level, levels, type Modality, modalities } from '#domain/catalogue/product.ts';
import { factLabel, type FactsContent, tellsDates, tellsMinutes } from '#domain/office/products/facts-content.ts';
import { capitalised } from '#domain/shared/text.ts';
import { FormRow } from '#ui/kit/forms/form.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import { DayField } from '#ui/kit/forms/day-field.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { CategoryOfProduct } from './category-of-product.tsx';
import { DescriptionOfProduct } from './description-of-product.tsx';
import { errorOf, PartGroup } from '#ui/school/staff/products/editor/part-form.tsx';
import type { PartStore } from '#ui/school/staff/products/editor/part-store.ts';

export type FactsStore = PartStore<FactsContent>;

interface OfKind {
  readonly store: FactsStore;
  readonly kind: ProductKind;
}

type TextFact = 'title' | 'slug' | 'subtitle' | 'certificateHours' | 'durationMinutes' | 'startsAt' | 'endsAt';

interface FactFieldProps {
  readonly store: FactsStore;
  readonly field: TextFact;
  /** A day and an hour. */
  readonly withHour?: boolean;
  readonly hint?: string;
  readonly optional?: boolean;
  readonly inputMode?: 'numeric';
}

const FactField = observer(function FactField({ store, field, withHour = false, ...rest }: FactFieldProps) {
  const Control = withHour ? DayField : TextField;
  return (
    <Control
      {...rest}
      {...(withHour && { withHour })}
      id={field}
      name={field}
      label={factLabel(field)}
      value={store.content[field]}
      error={errorOf(store.lacks, field)}
      onChange={(event) => store.set({ [field]: event.target.value })}
    />
  );
});

interface EssentialsProps extends OfKind {
  readonly choices: ProductChoices;
  readonly mayEdit: boolean;
}

/** What lists and the head of its page show. */
export const Essentials = observer(function Essentials({ store, kind, choices, mayEdit }: EssentialsProps) {
  const { content } = store;
  return (
    <PartGroup title="Lo esencial" hint="Lo que se lee en las listas y arriba en su página.">
      <FactField store={store} field="title" />
      <FactField store={store} field="subtitle" optional />
      <FactField store={store} field="slug" hint={`Se verá en ${productPath(kind, content.slug || '…')}`} />
      <TextArea
        id="summary"
        name="summary"
        label={factLabel('summary')}
        hint="Dos o tres frases."
        rows={3}
        value={content.summary}
        error={errorOf(store.lacks, 'summary')}
        onChange={(event) => store.set({ summary: event.target.value })}
      />
      <DescriptionOfProduct store={store} mayEdit={mayEdit} />
      <CategoryOfProduct store={store} choices={choices} />
    </PartGroup>
  );
});

const dated: readonly ProductKind[] = ['seminar', 'workshop'];

/** When and how long. */
export const When = observer(function When({ store, kind }: OfKind) {
  const isDated = dated.includes(kind);
  if (!isDated && !tellsMinutes(kind)) return null;
  const hasDates = isDated && tellsDates(kind);
  return (
    <PartGroup
      title={hasDates ? 'Cuándo y cuánto' : 'Cómo'}
      hint={hasDates ? 'Hora de Lima.' : isDated && 'Sus días y horas están en Sesiones.'}
    >
      {hasDates && (
        <FormRow>
          <FactField store={store} field="startsAt" withHour optional />
          <FactField store={store} field="endsAt" withHour optional />
        </FormRow>
      )}
      {isDated && (
        <SelectField
          id="modality"
          name="modality"
          label="Modalidad"
          optional
          value={store.content.modality ?? ''}
          onChange={({ target }) => store.set({ modality: target.value === '' ? null : (target.value as Modality) })}
        >
          <option value="">No se dice</option>
          {modalities.map((each) => (
            <option key={each} value={each}>
              {modalityNames[each]}
            </option>
          ))}
        </SelectField>
      )}
      {tellsMinutes(kind) && <FactField store={store} field="durationMinutes" inputMode="numeric" optional />}
      {kind === 'consultancy' && (
        <TextArea
          id="arranging"
          name="arranging"
          label={factLabel('arranging')}
          hint="Qué hace quien la compra para acordar su hora. Se lee en su página y después de comprarla."
          optional
          rows={4}
          value={store.content.arranging}
          error={errorOf(store.lacks, 'arranging')}
          onChange={(event) => store.set({ arranging: event.target.value })}
        />
      )}
    </PartGroup>
  );
});

/** What it gives, and whom it is for. */
export const ForWhom = observer(function ForWhom({ store, kind }: OfKind) {
  const { content } = store;
  if (kind === 'plan') return null;
  return (
    <PartGroup title="Para quién y qué se lleva">
      <Lines store={store} field="outcomes" label="Lo que aprenderás o recibes" />
      <Lines store={store} field="requirements" label="Lo que conviene saber o tener antes" />
      <FormRow>
        <SelectField
          id="level"
          name="level"
          label="Nivel"
          optional
          value={content.level ?? ''}
          onChange={({ target }) => store.set({ level: target.value === '' ? null : (target.value as Level) })}
        >
          <option value="">No se dice</option>
          {levels.map((each) => (
            <option key={each} value={each}>
              {capitalised(each)}
            </option>
          ))}
        </SelectField>
        <FactField
          store={store}
          field="certificateHours"
          inputMode="numeric"
          hint={`Horas académicas; 0: sin certificado.${kind === 'seminar' ? earnedByRecording : ''}`}
        />
      </FormRow>
    </PartGroup>
  );
});

const earnedByRecording = ' Se obtiene al ver toda su grabación; la asistencia sola no lo da.';

interface LinesProps {
  readonly store: FactsStore;
  readonly field: 'outcomes' | 'requirements';
  readonly label: string;
}

const Lines = observer(function Lines({ store, field, label }: LinesProps) {
  return (
    <TextArea
      id={field}
      name={field}
      label={label}
      hint="Una por línea."
      optional
      value={store.content[field].join('\n')}
      onChange={(event) => store.set({ [field]: event.target.value.split('\n') })}
    />
  );
});
