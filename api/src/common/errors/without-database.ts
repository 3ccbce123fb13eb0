import { SetMetadata } from '@nestjs/common';

export const withoutDatabaseKey = 'without-database';

/** States that a route works without the database, and therefore never answers `database_unavailable`. */
export const WithoutDatabase = (): MethodDecorator => SetMetadata(withoutDatabaseKey, true);
