import { observer } from 'mobx-react-lite';
import { Button } from '#ui/kit/controls/button.tsx';
import { FieldError } from '#ui/kit/forms/field.tsx';
import { RadioGroup } from '#ui/kit/forms/radio-group.tsx';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Arrangement } from './arrangement.tsx';
import { type TypedKind, type FieldLook, partForms, type RowsLook } from './part-forms.ts';
import { SchoolSettingsStore } from './settings-store.ts';
import styles from './settings-part-page.module.css';

/** The fields of the part that is open, each drawn as its description says. */
export const PartFields = observer(function PartFields({ mayManage }: { mayManage: boolean }) {
  const { name } = useService(SchoolSettingsStore);
  return Object.entries<FieldLook>(partForms[name].fields as unknown as Readonly<Record<string, FieldLook>>).map(
    ([field, look]) => <PartField key={field} field={field} look={look} mayManage={mayManage} />,
  );
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
  if ('row' in look) return <Rows field={field} look={look} mayManage={mayManage} />;
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
  if (kind === 'document') return <TextArea {...shared} rows={24} className={styles.document} />;
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

const Rows = observer(function Rows({ field, look, mayManage }: PartFieldProps<RowsLook>) {
  const store = useService(SchoolSettingsStore);
  const { label, hint, row, each, add } = look;
  const rows = store.rowsOf(field);
  const empty = Object.fromEntries(Object.keys(row).map((cell) => [cell, '']));
  return (
    <fieldset className={styles.rows} aria-describedby={`${field}-hint`}>
      <legend className={styles.legend}>{label}</legend>
      <p id={`${field}-hint`} className={styles.hint}>
        {hint}
      </p>
      {rows.map((cells, place) => (
        // Rows are told apart by their place alone: what stands in them is being typed.
        <fieldset key={place} className={styles.row}>
          <legend className={styles.each}>
            {each} {place + 1}
          </legend>
          <div className={styles.cells}>
            {Object.entries(row).map(([cell, { kind, ...texts }]) => (
              <TextField
                key={cell}
                {...texts}
                name={`${field}[${place}].${cell}`}
                type={typeOf(kind)}
                autoComplete="off"
                readOnly={!mayManage}
                value={cells[cell] ?? ''}
                error={store.problemOf(`${field}[${place}].${cell}`)}
                onChange={(event) => store.writeCell(field, place, cell, event.target.value)}
              />
            ))}
          </div>
          {mayManage && (
            <Button
              size="small"
              aria-label={`Quitar: ${each} ${place + 1}`}
              onClick={() => store.takeRow(field, place)}
            >
              Quitar
            </Button>
          )}
        </fieldset>
      ))}
      <FieldError id={field} error={store.problemOf(field)} />
      {mayManage && (
        <div>
          <Button size="small" onClick={() => store.addRow(field, empty)}>
            {add}
          </Button>
        </div>
      )}
    </fieldset>
  );
});

function typeOf(kind: TypedKind | undefined): string {
  if (kind === 'day') return 'date';
  return kind === 'email' || kind === 'tel' ? kind : 'text';
}
