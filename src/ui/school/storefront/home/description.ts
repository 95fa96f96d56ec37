/** What the school says of itself in one sentence. */
export const description =
  'Seminarios en vivo, cursos que no vencen y libros para leer en línea sobre derecho, negocios e investigación en el Perú.';
