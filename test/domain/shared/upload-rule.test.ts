import { expect, test } from 'vitest';
import { formatList, uploadRefusalText, uploadRules } from '#domain/shared/upload-rule.ts';

test('formats read as a sentence', () => {
  expect(formatList(['pdf'])).toBe('PDF');
  expect(formatList(uploadRules.supportImage.formats)).toBe('JPG, PNG, WebP o GIF');
});

test('every refusal names the field', () => {
  const refusals = [
    { kind: 'upload-empty' },
    { kind: 'upload-too-large', largestBytes: uploadRules.paymentVoucher.largestBytes },
    { kind: 'upload-format', formats: ['png', 'pdf'] },
    { kind: 'upload-unreadable' },
  ] as const;
  const texts = refusals.map((refusal) => uploadRefusalText(refusal, 'La constancia'));
  expect(texts.every((text) => text.startsWith('La constancia '))).toBe(true);
  expect(texts[1]).toContain('8 MB');
  expect(texts[2]).toContain('PNG o PDF');
});
