/** What is said of a change of the team that is not made. */
export const teamRefusalTexts = {
  'account-not-found': 'Ninguna cuenta abierta tiene este correo.',
  'member-not-found': 'Esta persona ya no es del equipo.',
  'factor-own':
    'La tuya no se retira aquí. Desactívala en tu perfil o, si perdiste el teléfono, pídeselo a otra persona titular.',
  'last-owner': 'Es el último titular: la escuela necesita uno. Da primero ese rol a otra persona.',
} as const;

/** What is said of a field of the team's forms that was left empty, or that says what nobody can choose. */
export const teamFieldTexts = {
  email: 'Escribe el correo de la persona.',
  roles: 'Elige al menos un rol.',
  role: 'Elige roles de la lista.',
} as const;
