import type { ProductModuleCode } from '#domain/catalogue/product-kind.ts';

const texts: Readonly<Record<ProductModuleCode, string>> = {
  SE: 'los seminarios',
  VT: 'los cursos y talleres',
  LI: 'los libros',
  RV: 'las revistas',
  CO: 'las consultorías',
  PA: 'ese plan',
};

/** What somebody was looking for, by its module code; unknown ones are not repeated on the screen. */
export function moduleText(code: string | null): string {
  return code !== null && Object.hasOwn(texts, code) ? texts[code as ProductModuleCode] : 'ese contenido';
}
