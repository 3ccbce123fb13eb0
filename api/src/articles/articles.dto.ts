import {
  article,
  articleChange,
  articleContent,
  articlePage,
  articlePublication,
  articleQuery,
  articleVersion,
  articleVersionPage,
  articleVersionQuery,
  publicArticle,
  publicArticlePage,
  publicArticleQuery,
  publicArticleRequest,
  publishedContent,
  slug,
} from '@lens/contracts/articles';
import { createZodDto } from 'nestjs-zod/dto';
import { z } from 'zod';

export class ArticleContentDto extends createZodDto(articleContent) {}
export class ArticleChangeDto extends createZodDto(articleChange) {}
export class ArticlePublicationDto extends createZodDto(articlePublication) {}
export class ArticleQuery extends createZodDto(articleQuery) {}
export class PublicArticleQuery extends createZodDto(publicArticleQuery) {}
export class PublicArticleRequest extends createZodDto(publicArticleRequest) {}
export class ArticleVersionQuery extends createZodDto(articleVersionQuery) {}
export class ArticleAnswer extends createZodDto(article) {}
export class ArticlePageAnswer extends createZodDto(articlePage) {}
export class ArticleVersionAnswer extends createZodDto(articleVersion) {}
export class ArticleVersionPageAnswer extends createZodDto(articleVersionPage) {}
export class PublicArticleAnswer extends createZodDto(publicArticle) {}
export class PublicArticlePageAnswer extends createZodDto(publicArticlePage) {}
export class PublishedContentAnswer extends createZodDto(publishedContent) {}
export class ArticleAddressParam extends createZodDto(z.strictObject({ id: z.union([z.uuid(), slug]) })) {}
export class ArticleVersionParam extends createZodDto(
  z.strictObject({ id: z.uuid(), revision: z.coerce.number().int().min(1).max(999_999_999) }),
) {}
