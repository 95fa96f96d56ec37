/** What is said to whoever asks for what is the staff's. Source: ERROR-1. */
export const COLLABORATORS_ONLY = 'Acceso restringido: solo para colaboradores';

/** What stands at an address that leads nowhere. Source: ERROR-1. */
export const PAGE_UNKNOWN = 'No encontramos esta página';
