import { observer } from 'mobx-react-lite';
import { CheckboxField } from '#ui/kit/forms/checkbox-field.tsx';
import { FormRow } from '#ui/kit/forms/form.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { fieldId } from '#ui/kit/forms/form-errors.tsx';
import { useLive } from '#ui/kit/controls/use-live.ts';
import { complaintIds, textOf } from './complaint-field.ts';
import styles from './complaint-form.module.css';
import type { ComplaintStore } from './complaint-store.ts';

/** Who complains; for a minor, also who answers for them. */
export const ConsumerFields = observer(function ConsumerFields({ store }: { store: ComplaintStore }) {
  const isLive = useLive();
  const { draft } = store;
  return (
    <div className={styles.consumer}>
      <TextField {...textOf(store, 'fullName')} label="Nombre completo" autoComplete="name" />
      <FormRow>
        <SelectField
          id={fieldId(complaintIds, 'documentType')}
          label="Documento"
          name="documentType"
          defaultValue={draft.documentType}
        >
          <option value="DNI">DNI</option>
          <option value="CE">Carné de extranjería</option>
          <option value="passport">Pasaporte</option>
        </SelectField>
        <TextField {...textOf(store, 'documentNumber')} label="Número de documento" autoComplete="off" />
      </FormRow>
      <TextField
        {...textOf(store, 'address')}
        label="Domicilio"
        hint="Puedes dejarlo vacío si nos das tu correo."
        autoComplete="street-address"
      />
      <FormRow>
        <TextField
          {...textOf(store, 'email')}
          label="Correo"
          type="email"
          inputMode="email"
          hint="Te enviamos la copia de tu hoja y la respuesta."
          autoComplete="email"
        />
        <TextField
          {...textOf(store, 'phone')}
          label="Teléfono"
          type="tel"
          inputMode="tel"
          optional
          autoComplete="tel"
        />
      </FormRow>
      <CheckboxField name="isMinor" label="Quien reclama es menor de edad" defaultChecked={draft.isMinor} />
      {(draft.isMinor || !isLive) && <GuardianFields store={store} />}
    </div>
  );
});

/** There from the first: before its script, the page shows them by its style. */
const GuardianFields = observer(function GuardianFields({ store }: { store: ComplaintStore }) {
  return (
    <div className={styles.guardian}>
      <FormRow>
        <TextField {...textOf(store, 'guardianName')} label="Madre, padre o apoderado" />
        <TextField {...textOf(store, 'guardianDocument')} label="Su documento" optional autoComplete="off" />
      </FormRow>
    </div>
  );
});
