import { ConsultationsInMemory } from './consultations-in-memory.ts';
import { consultationsContract } from '#test/ports/learning/consultations.ts';

consultationsContract(() => {
  const consultations = new ConsultationsInMemory(
    new Map([
      ['ana', { givenNames: 'Ana', paternalSurname: 'Quispe' }],
      ['luis', { givenNames: 'Luis', paternalSurname: 'Soto' }],
    ]),
    new Map([['docente-1', 'Rosa Huamán Quispe']]),
  );
  return Promise.resolve({ consultations, answer: (...given) => Promise.resolve(consultations.answer(...given)) });
});
