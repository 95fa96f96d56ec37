import { observer } from 'mobx-react-lite';
import { useEffect, type FormEvent, useState } from 'react';
import type { OwnProfile } from '#application/read-models/accounts/own-profile.ts';
import type { GivenProfile } from '#domain/accounts/profile-details.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { FormErrors } from '#ui/kit/forms/form-errors.tsx';
import { Form, FormActions, FormRow } from '#ui/kit/forms/form.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { typedText } from '#ui/kit/forms/typed-text.ts';
import type { FormRun } from './form-run.ts';
import { NameFields } from './name-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { DistrictStore } from './district-store.ts';
import { ProfileStore } from './profile-store.ts';

/** Names, document, telephone, address and what a person does. Source: USER-1, USER-2. */
export const FactsForm = observer(function FactsForm({ profile }: { profile: OwnProfile }) {
  const { facts, ...store } = useFacts(profile);
  const [documentType, setDocumentType] = useState<string>(profile.documentType);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    store.save(event.currentTarget);
  };
  return (
    <Form onSubmit={submit} aria-label="Tus datos">
      <FormErrors problems={facts.problems} isLeft={(field) => field !== 'documentNumber' || documentType !== ''} />
      <NameFields profile={profile} facts={facts} />
      <DocumentFields profile={profile} facts={facts} type={documentType} onType={setDocumentType} />
      <TextField
        label="Celular"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        hint="Nueve dígitos que empiezan con 9."
        defaultValue={profile.phone}
        error={facts.problemOf('phone')}
      />
      <PlaceFields error={facts.problemOf('district')} />
      <TextField
        label="Dirección"
        name="address"
        autoComplete="street-address"
        optional
        defaultValue={profile.address}
        error={facts.problemOf('address')}
      />
      <WorkFields profile={profile} facts={facts} />
      <FormActions>
        <Button type="submit" look="primary" busy={facts.isBusy && 'Guardando…'}>
          Guardar mis datos
        </Button>
      </FormActions>
      {facts.done !== null && (
        <Notice kind="success" live>
          {facts.done}
        </Notice>
      )}
    </Form>
  );
});

interface PartProps {
  readonly profile: OwnProfile;
  readonly facts: FormRun;
}

interface DocumentChoice {
  readonly type: string;
  readonly onType: (type: string) => void;
}

/** A number is asked for with a document alone: without one, what was typed would be thrown away unseen. */
const DocumentFields = observer(function DocumentFields(props: PartProps & DocumentChoice) {
  const { profile, facts, type, onType } = props;
  return (
    <FormRow>
      <SelectField
        label="Documento"
        name="documentType"
        value={type}
        error={facts.problemOf('documentType')}
        onChange={(event) => onType(event.target.value)}
      >
        <option value="">Sin documento</option>
        <option value="DNI">DNI</option>
        <option value="CE">Carné de extranjería</option>
        <option value="passport">Pasaporte</option>
      </SelectField>
      {type !== '' && (
        <TextField
          label="Número de documento"
          name="documentNumber"
          autoComplete="off"
          defaultValue={profile.documentNumber}
          error={facts.problemOf('documentNumber')}
        />
      )}
    </FormRow>
  );
});

const WorkFields = observer(function WorkFields({ profile, facts }: PartProps) {
  return (
    <FormRow>
      <TextField
        label="Ocupación"
        name="occupation"
        autoComplete="organization-title"
        optional
        defaultValue={profile.occupation}
        error={facts.problemOf('occupation')}
      />
      <TextField
        label="Centro de trabajo o estudios"
        name="organization"
        autoComplete="organization"
        optional
        defaultValue={profile.organization}
        error={facts.problemOf('organization')}
      />
    </FormRow>
  );
});

function useFacts(profile: OwnProfile) {
  const store = useService(ProfileStore);
  const places = useService(DistrictStore);
  const { district } = profile;
  useEffect(() => {
    void places.begin(district);
  }, [places, district]);
  return {
    facts: store.facts,
    save: (form: HTMLFormElement) => void store.save(profileIn(form, places.district)),
  };
}

function profileIn(form: HTMLFormElement, district: string): GivenProfile {
  const text = (name: string): string => typedText(form, name);
  return {
    givenNames: text('givenNames'),
    paternalSurname: text('paternalSurname'),
    maternalSurname: text('maternalSurname'),
    documentType: text('documentType'),
    documentNumber: text('documentNumber'),
    phone: text('phone'),
    address: text('address'),
    district,
    occupation: text('occupation'),
    organization: text('organization'),
  };
}
