import type { Modality } from './product.ts';

/** How a seminar or a workshop is attended, in words. */
export const modalityNames: Readonly<Record<Modality, string>> = {
  virtual: 'En vivo, por internet',
  presencial: 'Presencial',
  híbrido: 'Presencial y por internet',
};
