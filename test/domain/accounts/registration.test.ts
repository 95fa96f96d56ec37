import { expect, test } from 'vitest';
import { registration, registrationProblems, type GivenRegistration } from '#domain/accounts/registration.ts';
import { formProblems } from '#domain/accounts/registration-texts.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

const rosa: GivenRegistration = {
  givenNames: ' Rosa  María ',
  paternalSurname: 'Huamán',
  maternalSurname: ' ',
  email: ' Rosa@Correo.PE ',
  password: 'tres tristes tigres',
  acceptsTerms: true,
};

test('what is right is taken, tidied', () => {
  expect(registrationProblems(rosa)).toEqual([]);
  expect(accepted(registration(rosa))).toEqual({
    givenNames: 'Rosa María',
    paternalSurname: 'Huamán',
    maternalSurname: '',
    email: 'rosa@correo.pe',
    password: 'tres tristes tigres',
  });
});

test('all that is wrong is found, in the order of the form', () => {
  const wrong: GivenRegistration = {
    givenNames: '',
    paternalSurname: 'H4',
    maternalSurname: '?',
    email: 'rosa',
    password: '1234',
    acceptsTerms: false,
  };
  expect(registrationProblems(wrong)).toEqual([
    { field: 'givenNames', kind: 'name-missing' },
    { field: 'paternalSurname', kind: 'name-invalid' },
    { field: 'maternalSurname', kind: 'name-invalid' },
    { field: 'email', kind: 'email-invalid' },
    { field: 'password', kind: 'password-too-short' },
    { field: 'acceptsTerms', kind: 'terms-not-accepted' },
  ]);
  expect(refused(registration(wrong))).toEqual({ field: 'givenNames', kind: 'name-missing' });
});

test('an address that was left empty is missing, not wrong', () => {
  for (const email of ['', '  ']) {
    expect(refused(registration({ ...rosa, email }))).toEqual({ field: 'email', kind: 'email-missing' });
  }
});

test('a password made of the person’s own name or address is refused', () => {
  for (const password of ['rosamaria', 'Huamán1985!', 'rosa@correo.pe', 'RosaMaríaHuamán']) {
    const [problem] = registrationProblems({ ...rosa, password });
    expect(problem).toEqual({ field: 'password', kind: 'password-personal' });
  }
});

test('an address that was left empty is asked for; one that is wrong is said to be wrong', () => {
  const said = (email: string) => formProblems({ ...rosa, email }).map(({ message }) => message);
  expect(said('  ')).toEqual(['Escribe tu correo.']);
  expect(said('rosa')).toEqual(['Escribe un correo válido, como nombre@correo.pe.']);
});
