/** Said above a form of payment when something that was typed is not right. @param count of fields, from 1. */
export function markedFieldsText(count: number): string {
  return `${count === 1 ? 'Revisa el dato marcado.' : `Revisa los ${count} datos marcados.`} Nada se cobró.`;
}
