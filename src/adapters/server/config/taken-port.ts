import { ConfigError } from './config.ts';

/** Begins to listen on a port. @throws ConfigError naming the variable of the port, when something else has it. */
export async function orTaken<T>(variable: string, port: number, begin: () => Promise<T>): Promise<T> {
  try {
    return await begin();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new ConfigError(`El puerto ${port} está ocupado. Cierra lo que lo usa o elige otro con ${variable}=…`);
    }
    throw error;
  }
}
