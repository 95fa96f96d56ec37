/** What is said of a change of the team that is not made. */
export const teamRefusalTexts = {
  'account-not-found': 'Ninguna cuenta abierta tiene este correo.',
  'last-owner': 'Es el último titular: la escuela necesita uno. Da primero ese rol a otra persona.',
} as const;
