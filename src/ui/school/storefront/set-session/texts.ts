import type { CompleteSignInRefusal } from '#application/browser/accounts/complete-sign-in.ts';

interface Text {
  readonly title: string;
  readonly text: string;
}

const known: Readonly<Record<string, Text>> = {
  'sign-in-not-begun': {
    title: 'Este ingreso empezó en otra ventana',
    text: 'Por seguridad, un ingreso termina en la misma pestaña en la que empezó y sirve una sola vez.',
  },
  'code-not-good': {
    title: 'Este ingreso ya se usó o venció',
    text: 'Un ingreso dura un minuto y sirve una sola vez. Vuelve a ingresar para continuar.',
  },
  offline: {
    title: 'Te quedaste sin conexión',
    text: 'No pudimos terminar tu ingreso. Cuando vuelva tu internet, ingresa otra vez.',
  },
};

/** What is said when a sign-in could not be finished. */
export function setSessionTexts(refusal: CompleteSignInRefusal): Text {
  const detail = 'detail' in refusal ? refusal.detail : '';
  return known[refusal.kind] ?? { title: 'No pudimos terminar tu ingreso', text: detail };
}
