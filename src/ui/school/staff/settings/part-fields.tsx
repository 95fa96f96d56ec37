import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { DayField } from '#ui/kit/forms/day-field.tsx';
import { latePart } from '#ui/kit/feedback/late-part.tsx';
import { FieldError } from '#ui/kit/forms/field.tsx';
import { RadioGroup } from '#ui/kit/forms/radio-group.tsx';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Arrangement } from './arrangement.tsx';
import { legalGrammar } from './legal-grammar.ts';
import { FrontPicksField } from './front-picks.tsx';
import { LogoField } from './logo-field.tsx';
import { type FieldLook, partForms } from './part-forms.ts';
import { RowFields, typeOf } from './row-fields.tsx';
import { SchoolSettingsStore } from './settings-store.ts';
import styles from './settings-part-page.module.css';

const SmallEditor = latePart(() => import('#ui/kit/forms/markdown/small-editor.tsx').then((file) => file.SmallEditor), {
  coming: 'Abriendo el editor…',
  waits: true,
});

/** The fields of the part that is open, each drawn as its description says. */
export const PartFields = observer(function PartFields({ mayManage }: { mayManage: boolean }) {
  const { name } = useService(SchoolSettingsStore);
  return Object.entries<FieldLook>(partForms[name].fields).map(([field, look]) => (
    <PartField key={field} field={field} look={look} mayManage={mayManage} />
  ));
});

interface PartFieldProps<L> {
  readonly field: string;
  readonly look: L;
  readonly mayManage: boolean;
}

const PartField = observer(function PartField({ field, look, mayManage }: PartFieldProps<FieldLook>) {
  const store = useService(SchoolSettingsStore);
  const value = store.draft.content[field];
  if ('names' in look) return <Arrangement field={field} look={look} mayManage={mayManage} />;
  if ('kinds' in look) return <FrontPicksField field={field} look={look} mayManage={mayManage} />;
  if ('row' in look) return <RowFields field={field} look={look} mayManage={mayManage} />;
  const text = typeof value === 'string' ? value : '';
  if ('options' in look) {
    return (
      <RadioGroup
        {...look}
        name={field}
        value={text}
        disabled={!mayManage}
        error={store.problemOf(field)}
        onChange={(chosen) => store.write(field, chosen)}
      />
    );
  }
  const { kind, ...texts } = look;
  const shared = {
    ...texts,
    name: field,
    value: text,
    readOnly: !mayManage,
    error: store.problemOf(field),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => store.write(field, target.value),
  };
  if (kind === 'logo') {
    return <LogoField {...texts} file={text} mayManage={mayManage} error={store.problemOf(field)} />;
  }
  if (kind === 'document') {
    return (
      <Document
        key={store.reading}
        field={field}
        texts={texts}
        value={text}
        readOnly={!mayManage}
        error={shared.error}
        onChange={(written) => store.write(field, written)}
      />
    );
  }
  if (kind === 'day') return <DayField {...shared} autoComplete="off" />;
  return kind === 'long' ? (
    <TextArea {...shared} />
  ) : (
    <TextField
      {...shared}
      type={typeOf(kind)}
      inputMode={kind === 'whole' ? 'numeric' : undefined}
      autoComplete="off"
    />
  );
});

interface DocumentProps {
  readonly field: string;
  readonly texts: { readonly label: string; readonly hint?: string };
  readonly value: string;
  readonly readOnly: boolean;
  readonly error: string | null;
  readonly onChange: (written: string) => void;
}

/** A text of many sections, written as it looks. */
function Document({ field, texts, value, readOnly, error, onChange }: DocumentProps) {
  const id = useId();
  return (
    <div className={styles.document}>
      <span className={styles.legend}>{texts.label}</span>
      <p className={styles.hint}>{texts.hint}</p>
      <SmallEditor
        grammar={legalGrammar}
        id={field}
        label={texts.label}
        value={value}
        readOnly={readOnly}
        onChange={onChange}
      />
      <FieldError id={id} error={error} />
    </div>
  );
}
