import { SetMetadata } from '@nestjs/common';

export const withoutDatabaseKey = 'without-database';

/** States that a route answers while the database is away, and so never with `database_unavailable`. */
export const WithoutDatabase = (): MethodDecorator => SetMetadata(withoutDatabaseKey, true);
