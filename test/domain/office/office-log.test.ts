import { expect, test } from 'vitest';
import { factsText, loggedActionText } from '#domain/office/office-log.ts';

test('facts and actions are told in Spanish; what a later release wrote stands as it is', () => {
  expect(factsText({ state: 'given-back' })).toBe('devuelto');
  expect(factsText({ roles: 'owner cashier' })).toBe('Titular, Caja');
  expect(factsText({ state: 'otra', roles: 'otro' })).toBe('otra, otro');
  expect(factsText({ roles: '' })).toBe('');
  expect(factsText({ state: 'invited', roles: 'editor' })).toBe('por aceptar, Edición');
  expect(factsText({ state: 'published', parts: 'facts prices futuro' })).toBe('publicado, Ficha, Precios, futuro');
  expect(factsText({ added: '180', changed: '1', letters: '0' })).toBe('180 nuevos, 1 cambiado');
  expect(loggedActionText('review-hidden')).toBe('ocultó la opinión');
  expect(loggedActionText('otra-cosa')).toBe('otra-cosa');
});
