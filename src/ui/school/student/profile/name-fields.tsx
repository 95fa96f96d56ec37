import { observer } from 'mobx-react-lite';
import { useState, type ChangeEvent } from 'react';
import type { OwnProfile } from '#application/read-models/accounts/own-profile.ts';
import { fullName } from '#domain/accounts/user.ts';
import { type NameParts, namesToWrite, repeatedSurname } from '#domain/accounts/mailbox/whole-name.ts';
import { oneLine } from '#domain/shared/typed-text.ts';
import { FormRow } from '#ui/kit/forms/form.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import type { FormRun } from './form-run.ts';

interface NameFieldsProps {
  readonly profile: OwnProfile;
  readonly facts: FormRun;
}

/** A person's name in its parts. One that a receipt gave whole is shown parted, to be looked at; one that only an address gave is not. Source: decision 0128. */
export const NameFields = observer(function NameFields({ profile, facts }: NameFieldsProps) {
  const { from, names } = namesToWrite(profile);
  const [typed, setTyped] = useState(names);
  const field = (name: keyof NameParts) => ({
    name,
    value: typed[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      setTyped({ ...typed, [name]: currentTarget.value });
    },
  });
  return (
    <>
      {from === 'whole-name' && (
        <Notice title="Revisa tus nombres y apellidos">
          Compraste como «{profile.givenNames}», todo junto. Lo separamos como creemos que va: corrígelo si no es así y
          guarda tus datos.
        </Notice>
      )}
      <TextField
        label="Nombres"
        {...field('givenNames')}
        autoComplete="given-name"
        hint={
          from === 'mailbox' ? 'De ti solo tenemos tu correo: escribe tu nombre como está en tu documento.' : undefined
        }
        error={facts.problemOf('givenNames')}
      />
      <FormRow>
        <TextField
          label="Apellido paterno"
          {...field('paternalSurname')}
          autoComplete="family-name"
          error={facts.problemOf('paternalSurname')}
        />
        <TextField
          label="Apellido materno"
          {...field('maternalSurname')}
          autoComplete="additional-name"
          optional
          error={facts.problemOf('maternalSurname')}
        />
      </FormRow>
      <OnCertificates names={typed} />
    </>
  );
});

/** How the names are written on certificates; nothing while there is none, since surnames alone are no name. */
function OnCertificates({ names }: { names: NameParts }) {
  const name = oneLine(fullName(names));
  const repeated = repeatedSurname(names);
  if (name === '') return null;
  if (oneLine(names.givenNames) === '') {
    return <p>Faltan tus nombres: en los certificados sales con nombres y apellidos.</p>;
  }
  return (
    <p>
      En los certificados que obtengas saldrás como <strong>{name}</strong>
      {repeated === null ? '. ' : `, con «${repeated}» dos veces. `}
      Los que ya tienes se regeneran en su propia página.
    </p>
  );
}
