import type { BaseIssue } from 'valibot';

/** What is wrong with an input, for a person: the field's dotted path and a Spanish sentence. */
export interface InputFault {
  readonly field: string;
  readonly detail: string;
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'un texto',
  number: 'un número',
  boolean: 'verdadero o falso',
  array: 'una lista',
  object: 'un objeto',
  Object: 'un objeto',
  Array: 'una lista',
};

/** The fault that an issue of a contract's schema names. A schema's own Spanish message wins over the general one. */
export function faultOf(issue: BaseIssue<unknown>): InputFault {
  const field = pathOf(issue);
  const ownMessage = !/^Invalid |^Key /.test(issue.message);
  return { field, detail: ownMessage ? issue.message : generalDetail(issue, field) };
}

function pathOf(issue: BaseIssue<unknown>): string {
  let path = '';
  for (const { key } of issue.path ?? []) {
    if (typeof key === 'number') path += `[${key}]`;
    else path += path === '' ? String(key) : `.${String(key)}`;
  }
  return path;
}

function generalDetail(issue: BaseIssue<unknown>, field: string): string {
  const name = field === '' ? 'El cuerpo de la solicitud' : `El campo «${field}»`;
  if (issue.received === 'undefined')
    return field === '' ? 'Falta el cuerpo de la solicitud.' : `Falta el campo «${field}».`;
  if (issue.expected === 'never') return `${name} no se reconoce.`;
  const expected = typeNames[issue.expected ?? ''];
  return expected === undefined ? `${name} no es válido.` : `${name} debe ser ${expected}.`;
}
