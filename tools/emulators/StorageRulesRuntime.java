import com.google.common.collect.ImmutableMap;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.common.Evaluator;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExpressionPathSegmentValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.logging.LogManager;

/**
 * Answers firebase-tools' questions about Storage rules, one JSON object a line on stdin and stdout,
 * with the rules engine in the Google Cloud SDK's Firestore emulator. It stands in for the runtime that
 * firebase-tools would download; rules that read Firestore are beyond it, and deny.
 */
public final class StorageRulesRuntime {
  private final Map<String, Evaluator> rulesets = new HashMap<>();

  public static void main(String[] arguments) throws Exception {
    PrintStream answers = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    // Both are read by firebase-tools: a stray line on stdout is an answer to it, one on stderr a warning.
    System.setOut(System.err);
    LogManager.getLogManager().reset();

    StorageRulesRuntime runtime = new StorageRulesRuntime();
    JsonObject ready = answer(-1);
    ready.addProperty("action", "");
    answers.println(ready);
    BufferedReader requests =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line; (line = requests.readLine()) != null; ) {
      if (!line.isBlank()) answers.println(runtime.reply(JsonParser.parseString(line).getAsJsonObject()));
    }
    // firebase-tools is gone: so is the reason to live, whatever threads the engine has started.
    System.exit(0);
  }

  private JsonObject reply(JsonObject request) {
    JsonObject answer = answer(request.get("id").getAsInt());
    try {
      JsonObject context = request.getAsJsonObject("context");
      switch (request.get("action").getAsString()) {
        case "load_ruleset":
          load(context, answer);
          break;
        case "verify":
          verify(context, answer);
          break;
        default:
          addError(answer, "Unknown action " + request.get("action"));
      }
    } catch (Exception | StackOverflowError error) {
      addError(answer, error.toString());
    }
    return answer;
  }

  private void load(JsonObject context, JsonObject answer) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement element : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject file = element.getAsJsonObject();
      source.addFiles(
          File.newBuilder()
              .setName(file.get("name").getAsString())
              .setContent(file.get("content").getAsString()));
    }
    CompileResult compiled = FirebaseRulesProtoCompiler.createStandalone().compile(source.build());
    for (Issue issue : compiled.getIssues()) {
      boolean fatal = issue.getSeverity() == Issue.Severity.ERROR;
      answer.getAsJsonArray(fatal ? "errors" : "warnings").add(describe(issue));
    }
    if (!answer.getAsJsonArray("errors").isEmpty()) return;
    rulesets.put(
        context.get("rulesetName").getAsString(), new DefaultEvaluator(compiled.getRulesetAst()));
    JsonObject result = new JsonObject();
    result.addProperty("rulesVersion", Math.max(1, compiled.getRulesetAst().getVersion().getNumber()));
    answer.add("result", result);
  }

  private void verify(JsonObject context, JsonObject answer) throws Exception {
    Evaluator ruleset = rulesets.get(context.get("rulesetName").getAsString());
    boolean permit = ruleset.evaluate(new Request(context)).get().permit();
    JsonObject result = new JsonObject();
    result.addProperty("permit", permit);
    answer.add("result", result);
  }

  private static JsonObject answer(int id) {
    JsonObject answer = new JsonObject();
    answer.addProperty("id", id);
    answer.addProperty("status", "ok");
    answer.add("errors", new JsonArray());
    answer.add("warnings", new JsonArray());
    return answer;
  }

  private static void addError(JsonObject answer, String message) {
    answer.getAsJsonArray("errors").add(message);
  }

  private static String describe(Issue issue) {
    return String.format(
        "%s:%d:%d - %s %s",
        issue.getSourcePosition().getFileName(),
        issue.getSourcePosition().getLine(),
        issue.getSourcePosition().getColumn(),
        issue.getSeverity(),
        issue.getDescription());
  }

  private static final class Request implements Evaluator.Context {
    private final JsonObject context;
    private final ImmutableMap<String, Supplier<ListenableFuture<ExpressionValue>>> variables;

    Request(JsonObject context) throws InvalidProtocolBufferException {
      this.context = context;
      ImmutableMap.Builder<String, Supplier<ListenableFuture<ExpressionValue>>> builder =
          ImmutableMap.builder();
      for (Map.Entry<String, JsonElement> each : context.getAsJsonObject("variables").entrySet()) {
        ExpressionValue.Builder value = ExpressionValue.newBuilder();
        JsonFormat.parser().ignoringUnknownFields().merge(each.getValue().toString(), value);
        ListenableFuture<ExpressionValue> future = Futures.immediateFuture(value.build());
        builder.put(each.getKey(), () -> future);
      }
      this.variables = builder.build();
    }

    @Override
    public String service() {
      return context.get("service").getAsString();
    }

    @Override
    public String method() {
      return context.get("method").getAsString();
    }

    @Override
    public ExpressionPathValue path() {
      ExpressionPathValue.Builder path = ExpressionPathValue.newBuilder();
      for (String segment : context.get("path").getAsString().split("/")) {
        if (!segment.isEmpty()) {
          path.addSegments(ExpressionPathSegmentValue.newBuilder().setSimple(segment));
        }
      }
      return path.build();
    }

    @Override
    public ImmutableMap<String, Supplier<ListenableFuture<ExpressionValue>>> variables() {
      return variables;
    }

    @Override
    public ImmutableMap<String, AsyncRuntimeFunction> functions() {
      return ImmutableMap.of();
    }
  }
}
