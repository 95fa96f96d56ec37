import { expect, test } from 'vitest';
import { giftProblemText } from '#domain/orders/gift-texts.ts';

test('each thing that can be wrong is told by its field', () => {
  expect(giftProblemText('required', 'recipientName')).toBe('Escribe a quién se lo regalas.');
  expect(giftProblemText('required', 'recipientEmail')).toBe('Escribe el correo de quien lo recibe.');
  expect(giftProblemText('required', 'sendOn')).toContain('día');
  expect(giftProblemText('required', 'giverName')).toContain('firmas');
  expect(giftProblemText('too-long', 'message')).toContain('600');
  expect(giftProblemText('too-long', 'giverName')).toBe('Este dato es demasiado largo.');
  expect(giftProblemText('email-invalid', 'recipientEmail')).toBe('Ingresa un email válido');
  const ofDays = (['day-invalid', 'day-past', 'day-too-far'] as const).map((kind) => giftProblemText(kind, 'sendOn'));
  expect(new Set(ofDays).size).toBe(3);
});
