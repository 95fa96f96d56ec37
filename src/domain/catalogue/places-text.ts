/** What is told of the places that are left of something: 'Agotado', 'Últimos cupos: 3', nothing where they are not few. */
export function placesText(left: number | undefined): string {
  return left === 0 ? 'Agotado' : left === undefined ? '' : `Últimos cupos: ${left}`;
}
