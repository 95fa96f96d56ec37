import { expect, test } from 'vitest';
import type { SupportApi } from '#application/browser/support/ports/support-api.ts';
import { problemOption, type SupportDraft, userTypes } from '#domain/support/support-request.ts';

export interface SupportApiUnderTest {
  readonly api: SupportApi;
  /** An answer of the captcha that the school takes once. */
  readonly captcha: () => Promise<string>;
}

export const supportDraft: SupportDraft = {
  option: problemOption,
  givenNames: 'Ana',
  surnames: 'Quispe',
  email: 'ana@correo.pe',
  phone: '987654321',
  problem: 'Otros Problemas',
  userType: userTypes[0],
  subject: 'Una duda',
  text: 'No encuentro mi constancia.',
};

const message = { name: 'Ana', email: 'ana@correo.pe', phone: '', subject: 'Hola', link: '', text: 'Una pregunta.' };

/** What every adapter of SupportApi does. */
export function supportApiContract(make: () => Promise<SupportApiUnderTest>): void {
  test('a request is taken with an answer of the captcha, once', async () => {
    const { api, captcha } = await make();
    const answer = await captcha();
    expect(await api.report(supportDraft, null, answer)).toMatchObject({ ok: true });
    expect(await api.report(supportDraft, null, answer)).toMatchObject({
      ok: false,
      refusal: { kind: 'captcha-used', field: 'captcha' },
    });
    expect(await api.report(supportDraft, null, '')).toMatchObject({
      ok: false,
      refusal: { field: 'captcha', detail: 'Debe marcar el captcha' },
    });
  });

  test.each(['givenNames', 'phone', 'problem', 'userType', 'text'] as const)(
    'a request without %s names it as the form does',
    async (field) => {
      const { api, captcha } = await make();
      const sent = await api.report({ ...supportDraft, [field]: '' }, null, await captcha());
      expect(sent).toMatchObject({ ok: false, refusal: { kind: 'field-missing', field } });
    },
  );

  test('messages and applications', async () => {
    const { api, captcha } = await make();
    expect(await api.write(message, await captcha())).toMatchObject({ ok: true });
    expect(await api.write({ ...message, email: 'ana' }, await captcha())).toMatchObject({
      ok: false,
      refusal: { kind: 'field-invalid', field: 'email' },
    });
    const application = { ...message, phone: '987654321', link: 'ana.pe' };
    expect(await api.apply('affiliate', application, await captcha())).toMatchObject({ ok: true });
    expect(await api.apply('team', message, await captcha())).toMatchObject({
      ok: false,
      refusal: { field: 'phone' },
    });
  });

  test('what the help and contact pages show', async () => {
    const { api } = await make();
    expect(await api.userTypes()).toEqual({ ok: true, value: userTypes });
    expect(await api.contact()).toMatchObject({ ok: true, value: { email: 'atencion@escuela.example' } });
    expect(await api.questions()).toMatchObject({
      ok: true,
      value: [{ id: 1, question: '¿Vencen los cursos?', answerHtml: '<p>No.</p>' }],
    });
  });
}
