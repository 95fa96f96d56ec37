import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Uploads } from '#application/server/shared/ports/uploads.ts';
import { uploadRules } from '#domain/shared/upload-rule.ts';

const picture = (format: 'jpeg' | 'png' | 'webp' | 'gif') =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#7d1b2f' } })
    .toFormat(format)
    .toBuffer();
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What every adapter of Uploads does. */
export function uploadsContract(make: () => Promise<Uploads>): void {
  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('takes a %s and keeps it as WebP', async (format) => {
    const kept = await (await make()).keep(await picture(format), uploadRules.supportImage);
    expect(kept).toMatchObject({ ok: true, value: { mediaType: 'image/webp' } });
    expect(kept.ok && kept.value.key).toMatch(/^solicitudes\/[\da-z-]+\.webp$/);
    expect(kept.ok && kept.value.bytes).toBeGreaterThan(0);
  });

  test('takes a PDF only where the rule names it', async () => {
    const pdf = bytes('%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n');
    const uploads = await make();
    expect(await uploads.keep(pdf, uploadRules.paymentVoucher)).toMatchObject({
      ok: true,
      value: { mediaType: 'application/pdf', bytes: pdf.length },
    });
    const { formats } = uploadRules.profilePhoto;
    expect(await uploads.keep(pdf, uploadRules.profilePhoto)).toEqual({
      ok: false,
      refusal: { kind: 'upload-format', formats },
    });
  });

  test('two files never share a key', async () => {
    const uploads = await make();
    const content = await picture('png');
    const [first, second] = [
      await uploads.keep(content, uploadRules.profilePhoto),
      await uploads.keep(content, uploadRules.profilePhoto),
    ];
    expect(first.ok && second.ok && first.value.key !== second.value.key).toBe(true);
  });

  test('refuses nothing, too much, another format and what is cut off', async () => {
    const uploads = await make();
    const rule = uploadRules.supportImage;
    const kindOf = async (content: Uint8Array, largestBytes = rule.largestBytes) => {
      const kept = await uploads.keep(content, { ...rule, largestBytes });
      return kept.ok ? 'taken' : kept.refusal.kind;
    };
    expect(await kindOf(new Uint8Array())).toBe('upload-empty');
    expect(await kindOf(await picture('png'), 10)).toBe('upload-too-large');
    expect(await kindOf(bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('upload-format');
    expect(await kindOf(bytes('Una carta'))).toBe('upload-format');
    const whole = await picture('jpeg');
    expect(await kindOf(whole.subarray(0, whole.length - 80))).toBe('upload-unreadable');
  });

  test('what is removed may be removed again', async () => {
    const uploads = await make();
    const kept = await uploads.keep(await picture('png'), uploadRules.supportImage);
    const key = kept.ok ? kept.value.key : '';
    await uploads.remove(key);
    await uploads.remove(key);
  });
}
