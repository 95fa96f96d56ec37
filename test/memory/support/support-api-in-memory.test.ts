import { SupportApiInMemory } from './support-api-in-memory.ts';
import { supportApiContract } from '#test/ports/support/support-api.ts';

supportApiContract(() => {
  const api = new SupportApiInMemory();
  api.faq = [{ id: 1, question: '¿Vencen los cursos?', answerHtml: '<p>No.</p>' }];
  let answers = 0;
  const captcha = () => {
    answers += 1;
    return Promise.resolve(String(answers));
  };
  return Promise.resolve({ api, captcha });
});
