import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { schoolIdentity } from '#domain/shared/school-identity.ts';
import { Document } from '#ui/school/boot/document.tsx';

test('SITE-1: the document is in the Spanish of Peru', () => {
  expect(renderToStaticMarkup(<Document>Hola</Document>)).toMatch(/^<html lang="es-PE">/);
});

test('SITE-1: so is the page of the sign-in app', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../../../src/ui/sign-in/index.html'), 'utf8');
  expect(page).toMatch(/<html lang="es-PE">/);
});

test('SITE-2: the school is Escuela, code ES, web 5', () => {
  expect(schoolIdentity).toMatchObject({ name: 'Escuela', code: 'ES', webId: 5 });
});
