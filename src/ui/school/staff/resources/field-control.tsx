import { observer } from 'mobx-react-lite';
import type { ResourceField, TypedValue } from '#domain/office/resources/field.ts';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { PicksField } from './picks-field.tsx';
import { PlainControl } from './plain-control.tsx';
import { ResourceFormStore } from './resource-form-store.ts';
import { RowsField } from './rows-field.tsx';

/** The control of a field, by how it is typed. */
export const FieldControl = observer(function FieldControl({ name, field }: { name: string; field: ResourceField }) {
  const store = useService(ResourceFormStore);
  const typed = store.typed[name] ?? field.blank;
  const write = (value: TypedValue) => store.write(name, value);
  const error = store.faults[name] ?? null;
  switch (field.kind) {
    case 'picks':
      return <PicksField name={name} field={field} />;
    case 'rows':
      return <RowsField name={name} field={field} />;
    case 'pick':
      return <Pick name={name} field={field} />;
    default:
      return <PlainControl name={name} field={field} typed={typed} error={error} onWrite={write} />;
  }
});

const Pick = observer(function Pick({ name, field }: { name: string; field: ResourceField }) {
  const store = useService(ResourceFormStore);
  const typed = store.typed[name];
  return (
    <SelectField
      name={name}
      label={field.label}
      hint={field.hint}
      error={store.faults[name] ?? null}
      optional
      value={typeof typed === 'string' ? typed : ''}
      onChange={(event) => store.write(name, event.target.value)}
    >
      <option value="">Ninguno</option>
      {(store.open?.form.choices[name] ?? []).map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SelectField>
  );
});
