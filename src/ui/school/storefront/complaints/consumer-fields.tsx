import { observer } from 'mobx-react-lite';
import { CheckboxField } from '#ui/kit/checkbox-field.tsx';
import { FormRow } from '#ui/kit/form.tsx';
import { SelectField } from '#ui/kit/select-field.tsx';
import { TextField } from '#ui/kit/text-field.tsx';
import type { ComplaintStore } from './complaint-store.ts';

/** Who complains; for a minor, also who answers for them. */
export const ConsumerFields = observer(function ConsumerFields({ store }: { store: ComplaintStore }) {
  const { draft } = store;
  return (
    <>
      <TextField
        label="Nombre completo"
        name="fullName"
        autoComplete="name"
        defaultValue={draft.fullName}
        error={store.problemOf('fullName')}
      />
      <FormRow>
        <SelectField label="Documento" name="documentType" defaultValue={draft.documentType}>
          <option value="DNI">DNI</option>
          <option value="CE">Carné de extranjería</option>
          <option value="passport">Pasaporte</option>
        </SelectField>
        <TextField
          label="Número de documento"
          name="documentNumber"
          autoComplete="off"
          defaultValue={draft.documentNumber}
          error={store.problemOf('documentNumber')}
        />
      </FormRow>
      <TextField
        label="Domicilio"
        name="address"
        hint="Puedes dejarlo vacío si nos das tu correo."
        autoComplete="street-address"
        defaultValue={draft.address}
        error={store.problemOf('address')}
      />
      <FormRow>
        <TextField
          label="Correo"
          name="email"
          type="email"
          inputMode="email"
          hint="Te enviamos la copia de tu hoja y la respuesta."
          autoComplete="email"
          defaultValue={draft.email}
          error={store.problemOf('email')}
        />
        <TextField
          label="Teléfono"
          name="phone"
          type="tel"
          inputMode="tel"
          optional
          autoComplete="tel"
          defaultValue={draft.phone}
          error={store.problemOf('phone')}
        />
      </FormRow>
      <CheckboxField name="isMinor" label="Quien reclama es menor de edad" defaultChecked={draft.isMinor} />
      {draft.isMinor && <GuardianFields store={store} />}
    </>
  );
});

const GuardianFields = observer(function GuardianFields({ store }: { store: ComplaintStore }) {
  return (
    <FormRow>
      <TextField
        label="Madre, padre o apoderado"
        name="guardianName"
        defaultValue={store.draft.guardianName}
        error={store.problemOf('guardianName')}
      />
      <TextField
        label="Su documento"
        name="guardianDocument"
        optional
        autoComplete="off"
        defaultValue={store.draft.guardianDocument}
        error={store.problemOf('guardianDocument')}
      />
    </FormRow>
  );
});
