/** What the guest's dialog says, to the letter. Source: GUEST-2. */
export const guestTexts = {
  underWay: 'Se esta actualizando su status de invitado. espere un momento.',
  done: 'Se actualizó su status de invitado, puede proceder con la compra',
  failed: 'Error en actualizar su status de invitado.',
} as const;
