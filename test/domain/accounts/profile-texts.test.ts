import { expect, test } from 'vitest';
import { profileProblems } from '#domain/accounts/profile-details.ts';
import { profileProblemText } from '#domain/accounts/profile-texts.ts';

test('each problem says its field in words', () => {
  const wrong = {
    givenNames: '',
    paternalSurname: '1',
    maternalSurname: '2',
    documentType: 'CE',
    documentNumber: 'x',
    phone: '1',
    address: 'x'.repeat(121),
    district: 'x',
    occupation: 'x'.repeat(121),
    organization: 'x'.repeat(121),
  };
  expect(profileProblems(wrong).map(profileProblemText)).toEqual([
    'Escribe tus nombres.',
    'Escribe tu apellido paterno solo con letras (máximo 60).',
    'Escribe tu apellido materno solo con letras (máximo 60).',
    'El carné de extranjería tiene de 6 a 12 letras o números. Revísalo.',
    'El celular tiene 9 dígitos y empieza con 9. Revísalo.',
    'Elige el distrito de la lista.',
    'La dirección puede tener hasta 120 caracteres.',
    'La ocupación puede tener hasta 120 caracteres.',
    'El centro de trabajo o estudios puede tener hasta 120 caracteres.',
  ]);
  const none = { ...wrong, documentType: '', documentNumber: '1' };
  expect(profileProblems(none).map(profileProblemText)).toContain('Elige el tipo de tu documento.');
  const half = { ...wrong, documentType: 'DNI', documentNumber: '' };
  expect(profileProblems(half).map(profileProblemText)).toContain(
    'Escribe el número de tu documento, o elige «Sin documento».',
  );
});
